// What every engine does once Python stands: it takes wheels in, finds the games, and answers text with text.

// wheels: [{name, bytes}], which need nothing that is not among them.
export async function install(py, wheels) {
  const micropip = py.pyimport("micropip");          // loading resolves even if it failed; this does not
  const files = wheels.map(({ name, bytes }) => {
    py.FS.writeFile(`/tmp/${name}`, bytes);
    return `emfs:/tmp/${name}`;
  });
  await micropip.install.callKwargs(py.toPy(files), { deps: false });
}

// The engine itself, and the games it has.
export function engine(py) {
  const { handle } = py.pyimport("tabletop.wire"), reply = JSON.parse(handle('{"op":"games"}'));
  if (!reply.games) throw new Error(reply.trace ?? reply.error);
  return { handle, games: new Set(reply.games.map(({ key }) => key)) };
}

// Answers through a port what comes in through it, one after another, once there is `handle`; `bring`
// installs the game that a request names. `at()` names the step of the boot.
export function answer(port, booted, at) {
  const failed = (step, error) => port.postMessage({ failed: { step, error: String(error) } });
  let last = booted.catch(error => failed(error.step ?? at(), error));

  async function reply({ id, text, game }) {
    const { handle, bring } = await booted;
    try {
      await bring?.(game);
    } catch (error) {
      return port.postMessage({ id, lost: String(error) });
    }
    try {
      return port.postMessage({ id, text: handle(text) });
    } catch (error) {
      return failed("answer", error);
    }
  }

  port.onmessage = ({ data }) => { last = last.then(() => reply(data)).catch(() => {}); };
}
