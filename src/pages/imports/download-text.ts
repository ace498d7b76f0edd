/** Has the browser save a text as a file, in UTF-8. */
export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
