"""The crew: a worker that is killed, dies or hangs is replaced and the match goes on from the last action."""
import pytest

from blank import PLAY, open_blank, soon, with_crew

STATE = """async () => {
    const { view, step } = await crew.ask("view", {});
    return JSON.stringify([step, view]);
}"""


def play(page, moves=6, level="normal"):
    """Let the thinker play; returns the step reached."""
    return page.evaluate(PLAY, [moves, level])["step"]


def undisturbed(visit, moves):
    """The position after so many moves when nothing goes wrong."""
    page = with_crew(visit)
    play(page, moves)
    return page.evaluate(STATE)


def test_a_thinker_killed_while_it_thinks_is_replaced_and_finds_the_same_move(visit):
    page = with_crew(visit)
    play(page)
    ranking = page.evaluate("""async () => {
        const thought = crew.think({ level: "hard" });
        let seen = 0;
        await new Promise(done => setTimeout(done, 100));
        crew.kill("thinker");
        return await thought;
    }""")
    assert ranking[0]["action"][0]
    assert page.evaluate("trouble") == ["stopped"]
    assert play(page, 3) == 9


def test_a_referee_killed_while_it_applies_is_replaced_and_the_action_is_done_once(visit):
    page = with_crew(visit)
    play(page)
    step = page.evaluate("""async () => {
        const [best] = await crew.think({ level: "normal" });
        const applied = crew.ask("apply", { step: table.step, action: best.action });
        crew.kill("referee");
        window.table = await applied;
        return table.step;
    }""")
    assert step == 7
    assert page.evaluate("trouble") == ["stopped"]
    play(page, 5)
    left = page.evaluate(STATE)
    assert left == undisturbed(visit, 12)


def test_many_requests_that_find_the_referee_dead_replace_it_once(visit):
    page = with_crew(visit)
    play(page)
    steps = page.evaluate("""async () => {
        crew.kill("referee");
        const tables = await Promise.all([1, 2, 3, 4].map(() => crew.ask("view", {})));
        return tables.map(({ step }) => step);
    }""")
    assert steps == [6] * 4
    assert page.evaluate("trouble") == ["stopped"]


# The worker does this instead of answering.
INSTEAD = "() => {{ self.postMessage = () => setTimeout(() => {{ {} }}); }}"


def test_a_worker_that_throws_is_replaced(visit):
    page = with_crew(visit)
    play(page)
    page.workers[0].evaluate(INSTEAD.format("throw new Error('out of memory')"))
    assert page.evaluate("crew.ask('view', {}).then(({ step }) => step)") == 6
    assert page.evaluate("trouble") == ["died"]


def test_a_worker_that_hangs_is_replaced(newcomer):
    page = with_crew(newcomer)
    play(page)
    page.clock.install()
    page.workers[0].evaluate(INSTEAD.format("for (;;);"))
    page.evaluate("() => { window.asked = crew.ask('view', {}); }")
    page.clock.fast_forward("00:30")
    page.clock.resume()
    assert page.evaluate("asked.then(({ step }) => step)") == 6
    assert page.evaluate("trouble") == ["silent"]


def test_a_thinker_follows_undo_and_redo(visit):
    page = with_crew(visit, seats=["human", "human"])
    sizes = page.evaluate("""async () => {
        const steps = [];
        const act = async (op, args) => { table = await crew.ask(op, args); };
        for (let i = 0; i < 4; i++) {
            const [best] = await crew.think({ level: "hard" });
            await act("apply", { step: table.step, action: best.action });
            if (!table.may_undo) continue;
            await act("undo", {});
            const again = await crew.think({ level: "hard" });
            steps.push(JSON.stringify(again[0].action) === JSON.stringify(best.action));
            await act("redo", {});
        }
        return steps;
    }""")
    assert sizes and all(sizes)
    assert page.evaluate("trouble") == []


def test_a_thought_about_a_position_that_is_past_comes_to_nothing(visit):
    page = with_crew(visit)
    assert page.evaluate("""async () => {
        const hint = crew.think({ level: "hard" });
        await crew.ask("apply", { step: 0, action: table.choices[0].action });
        return hint;
    }""") is None


def test_thinking_can_be_stopped(visit):
    page = with_crew(visit)
    assert page.evaluate("""() => {
        const thought = crew.think({ level: "hard" });
        crew.stopThinking();
        return thought;
    }""") is None


def test_one_interpreter_does_it_all_where_memory_is_short(visit):
    page = with_crew(visit, "?one")
    assert play(page, 12) == 12
    assert len(page.workers) == 1
    page.evaluate("crew.kill('referee')")
    assert play(page, 3) == 15
    gone(page, 1)
    assert len(page.workers) == 1


def test_a_thinker_comes_when_a_level_needs_it_and_goes_when_the_match_is_over(visit):
    page = with_crew(visit, seats=["easy", "normal"])
    play(page, 12)
    assert len(page.workers) == 1
    page.evaluate("crew.think({ level: 'hard' })")
    assert len(page.workers) == 2
    page.evaluate(PLAY, [1000, "easy"])
    assert page.evaluate("table.over.winners.length")
    gone(page, 1)


def gone(page, left):
    """Wait until only so many workers are left: the browser ends them when it comes to it."""
    soon(page, lambda: len(page.workers) <= left, f"{left} workers")


def test_a_stopped_crew_stays_stopped(visit):
    page = with_crew(visit)
    code = page.evaluate("""() => {
        crew.stop();
        return crew.ask("view", {}).then(() => "", error => error.code);
    }""")
    assert code == "stopped"
    gone(page, 0)
    page.wait_for_timeout(200)
    assert page.workers == []


def test_a_refusal_is_handed_on_and_nothing_is_replaced(visit):
    page = with_crew(visit)
    reply = page.evaluate("crew.ask('apply', { step: 0, action: ['sing'] }).catch(error => error.reply)")
    assert reply["error"] == "illegal"
    assert page.evaluate("trouble") == []


def test_no_engine_at_all_is_told(newcomer):
    newcomer.context.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404, body="Not found"))
    page = open_blank(newcomer)
    code = page.evaluate("""async () => {
        const { start } = await import("./web/engine/crew.js");
        return start().ready.then(() => "", error => error.code);
    }""")
    assert code == "boot_python"


# An engine that never answers a request with a certain word in it.
TRAP = """
self.addEventListener("message", ({ data }) => { if (data.text?.includes("poison")) for (;;); });
"""


def trap(context):
    """Let every engine of a context be such a one."""
    def serve(route):
        reply = route.fetch()
        route.fulfill(response=reply, body=TRAP + reply.text())
    context.route("**/web/engine/worker.js", serve)


@pytest.mark.parametrize("query", ["", "?one"])
def test_a_match_that_stops_the_engine_is_asked_for_once_and_the_last_good_one_goes_on(newcomer, query):
    trap(newcomer.page.context)
    page = with_crew(newcomer, query)
    play(page)
    page.clock.install()
    page.evaluate("""async () => {
        const { save } = await crew.ask("save");
        window.asked = crew.ask("load", { save: { ...save, about: "poison" } }).catch(({ code }) => code);
    }""")
    page.wait_for_timeout(500)
    page.clock.fast_forward("00:30")
    page.clock.resume()
    assert page.evaluate("asked") == "silent"
    assert page.evaluate("trouble") == ["silent"]
    assert play(page, 3) == 9
    assert page.evaluate("trouble") == ["silent"]


def test_an_engine_that_died_while_nobody_asked_takes_the_next_match_all_the_same(visit):
    page = with_crew(visit)
    save = page.evaluate("crew.ask('save').then(({ save }) => save)")
    page.evaluate("crew.kill('referee')")
    assert page.evaluate("save => crew.ask('load', { save }).then(({ step }) => step)", save) == 0
