// Asks for the letters of paper as a page goes to it: a browser that prints waits for what is asked for here, not for what the sheet's style alone asks.

export function askForPaper(): void {
  for (const face of document.fonts) face.load();
}
