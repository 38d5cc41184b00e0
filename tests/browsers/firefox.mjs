// Drives Firefox by WebDriver BiDi: one JSON line in, {goto}, {click} or {run}, one JSON line out.

import readline from "node:readline";
import puppeteer from "puppeteer-core";

const [executablePath, profile] = process.argv.slice(2);
const browser = await puppeteer.launch({
  browser: "firefox", executablePath, userDataDir: profile, headless: true, protocolTimeout: 180_000,
});
const page = await browser.newPage();
const answer = value => process.stdout.write(`${JSON.stringify(value)}\n`);
answer({ value: await browser.version() });

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { goto, click, run } = JSON.parse(line);
  try {
    if (goto) await page.goto(goto);
    if (click) await page.mouse.click(...click);
    answer({ value: run ? await page.evaluate(run) : null });
  } catch (error) {
    answer({ error: String(error) });
  }
}
await browser.close();
