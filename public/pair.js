// Shows the code of a screen that waits to be let in, and opens the screen's address once it is. Kept out of
// the bundle, which a screen without access must not load.
(() => {
  // The base path, with a slash at its end.
  const base = document.currentScript.src.replace(/pair\.js$/, "");
  const code = document.getElementById("code");
  const note = document.getElementById("note");
  const usual = note.textContent;
  // Tells this page from others that have its cookie: only it may ask again for an answer that was lost.
  const page = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  let shown = "";

  async function ask() {
    const answer = await fetch(`${base}pair`, {
      method: "POST",
      cache: "no-store",
      headers: { "X-Countboard-Page": page },
    });
    if (!answer.ok) throw new Error(note.dataset.refused);
    const said = await answer.json();
    if (said.state === "paired") {
      if (said.path) location.replace(said.path);
      else if (location.origin + location.pathname === `${base}pair`)
        location.replace(`${base}screen${location.search}`);
      else location.reload();
      return false;
    }
    if (said.code !== shown) {
      shown = said.code;
      // For the script that draws the QR code.
      code.dataset.code = shown;
      code.textContent = `${shown.slice(0, 4)} ${shown.slice(4)}`;
    }
    note.textContent = usual;
    return true;
  }

  async function poll() {
    let pause = 3000;
    try {
      if (!(await ask())) return;
    } catch (error) {
      // Walls are left alone: whatever is wrong now is tried again.
      note.textContent = error instanceof TypeError ? note.dataset.unreachable : error.message;
      pause = 15000;
    }
    setTimeout(poll, pause);
  }
  void poll();
})();
