// Small drawings of the moon, dens, lairs and bonus tokens, in the colour of the text.

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  crescent: "M14.500 3A9 9 0 1 0 21 15.500 7.500 7.500 0 0 1 14.500 3z",
  quarter: "M12 3a9 9 0 0 1 0 18z M12 3a9 9 0 0 0 0 18v-1.500a7.500 7.500 0 0 1 0-15z",
  full: "M12 3a9 9 0 1 0 .01 0z",
  den: "M3 21v-9a9 9 0 0 1 18 0v9h-5v-8a4 4 0 0 0-8 0v8z",
  lair: "M1.500 21L9 7l3 5 2.500-4.500 8 13.500H15v-3a3 3 0 0 0-6 0v3z",
  action: "M13 2L5 13h5l-2 9 9-12h-5z",
  terrain: "M12 2l9 5v10l-9 5-9-5V7z M12 5.200L6 8.500v7l6 3.300 6-3.300v-7z "
    + "M12 8l3.500 2v4L12 16l-3.500-2v-4z",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
  const facts = { viewBox: "0 0 24 24", class: `icon ${name}`, "aria-hidden": "true" };
  for (const [key, value] of Object.entries(facts)) svg.setAttribute(key, value);
  path.setAttribute("d", PATHS[name]);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}
