"""Who plays the games: the cores of this machine, or a Dask cluster whose scheduler is named."""

import sys
from collections import deque
from time import monotonic

AHEAD = 4  # tasks that wait for each process, so that none is idle
OFTEN = 10  # seconds from one line about progress to the next
LIVES = 9  # of a task: so many workers may die with it


class Hands:
    """A pool of processes; what a Dask worker loses by dying is done again by another."""

    def __init__(self, workers: int | None = None, dask: str | None = None):
        if dask:
            from distributed import Client  # optional, as all that only some runs need

            self.pool, self.more = Client(dask), {"pure": False, "retries": LIVES}
        else:
            self.pool, self.more = processes(workers), {}

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        if self.more:
            self.pool.close()
        else:
            self.pool.shutdown(cancel_futures=True)

    def most(self) -> int:
        """How many tasks are handed out at a time."""
        return AHEAD * max(1, sum(self.pool.nthreads().values()) if self.more else self.pool._max_workers)

    def results(self, function, tasks):
        """What the function makes of every task, in their order; few are under way at a time, so that there
        may be any number."""
        waiting, most = deque(), self.most()
        try:
            for task in tasks:
                waiting.append(self.pool.submit(function, task, **self.more))
                if len(waiting) >= most:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for one in waiting:
                one.cancel()


def processes(workers):
    """Processes of this machine, one for each core if not said."""
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(workers)


def progress(found, what, count):
    """The same results, with a line on standard error now and then."""
    begun = said = monotonic()
    for n, one in enumerate(found, 1):
        yield one
        now = monotonic()
        if now - said >= OFTEN:
            said, rate = now, n / (now - begun)
            print(f"{what}: {n} of {count} games, {rate:.1f} a second, {(count - n) / rate / 60:.0f} min",
                  file=sys.stderr, flush=True)
