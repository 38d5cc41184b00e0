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

export function engine(py) {
  const { handle } = py.pyimport("tabletop.wire");
  const reply = JSON.parse(handle('{"op":"games"}'));
  if (!reply.games?.length) throw new Error(reply.trace ?? "The engine knows no game.");
  return handle;
}

// Answers through a port what comes in through it, once `handle` is there; `at()` names the step of the boot.
export function answer(port, handle, at) {
  const failed = (step, error) => port.postMessage({ failed: { step, error: String(error) } });
  handle.catch(error => failed(error.step ?? at(), error));
  port.onmessage = async ({ data: { id, text } }) => {
    try {
      port.postMessage({ id, text: (await handle)(text) });
    } catch (error) {
      failed("answer", error);
    }
  };
}
