// Bytes as letters of a text, and back.

export function letters(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

/** @type {(text: string) => Uint8Array<ArrayBuffer>} */
export const unlettered = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
