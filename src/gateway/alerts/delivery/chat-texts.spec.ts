import { expect, test } from "vitest";
import { type Letter, plainLetter } from "./letter.ts";
import { mailText } from "./mail-text.ts";
import { slackText } from "./slack-text.ts";
import { teamsText } from "./teams-text.ts";
import { someLetter } from "./testing/messages.ts";

const evil =
  "<!channel> <@U1> <https://evil.example|click> @here [click](https://evil.example) <at>all</at> <img src=x onerror=alert(1)>\r\nBcc: evil@example.com";

/** A letter whose every text is a name that somebody chose to do harm. */
const evilLetter = plainLetter({
  subject: evil,
  conclusion: evil,
  figures: [{ name: evil, value: evil }],
  action: evil,
  link: { text: evil, address: "https://countboard.example.com/counting/a%3Eb" },
  sections: [{ heading: evil, lines: [evil] }],
  foot: evil,
});

const long = "Überlang & <lang> ".repeat(2000);

/** A letter that is longer than any target takes. */
const longLetter: Letter = plainLetter({
  subject: long,
  conclusion: long,
  figures: Array.from({ length: 3 }, () => ({ name: long, value: long })),
  action: long,
  link: someLetter.link,
  sections: Array.from({ length: 60 }, () => ({ heading: long, lines: Array(50).fill(long) })),
  foot: long,
});

/** All texts in a JSON value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("Slack gets the conclusion, the figures, what to do and a link", () => {
  const body = JSON.parse(slackText(someLetter));
  expect(body.text).toBe("Will be late: Valencia. At this pace it ends 2 h after the deadline.");
  expect(textsIn(body.blocks)).toEqual(
    expect.arrayContaining([
      "Will be late: Valencia",
      "At this pace it ends 2 h after the deadline.",
      "Counted: 62 %",
      "Move two people to zone C.",
      "<https://countboard.example.com/counting/7|Open the count>",
    ]),
  );
});

test("Slack makes neither a mention nor a link of a name", () => {
  const body = JSON.parse(slackText(evilLetter));
  const own = "<https://countboard.example.com/counting/a%3Eb|";
  const texts = textsIn(body).map((text) => text.replace(own, "").replace(/>$/, ""));
  expect(texts.filter((text) => /[<>]/.test(text))).toEqual([]);
  expect(body.blocks.flatMap(textsIn)).toContain("plain_text");
});

test("Slack's limits hold for the longest letter", () => {
  const { blocks, text } = JSON.parse(slackText(longLetter));
  expect(blocks.length).toBeLessThanOrEqual(50);
  expect(text.length).toBeLessThanOrEqual(4000);
  for (const block of blocks) {
    const most = block.type === "header" ? 150 : 3000;
    expect(block.text?.text.length ?? 0).toBeLessThanOrEqual(most);
    for (const field of block.fields ?? []) expect(field.text.length).toBeLessThanOrEqual(2000);
    expect(block.fields?.length ?? 0).toBeLessThanOrEqual(10);
  }
});

test("Teams gets a card that reads no Markdown", () => {
  const { attachments } = JSON.parse(teamsText(evilLetter));
  const { body, actions } = attachments[0].content;
  expect(new Set(body.map(({ type }: { type: string }) => type))).toEqual(
    new Set(["RichTextBlock"]),
  );
  expect(actions).toHaveLength(1);
  expect(
    JSON.parse(teamsText({ ...someLetter, link: null })).attachments[0].content.actions,
  ).toEqual([]);
});

test("Teams' limit of 28 KB holds for the longest letter", () => {
  expect(Buffer.byteLength(teamsText(longLetter))).toBeLessThan(28_000);
});

test("a mail has no markup and no header of a name", () => {
  const { subject, text, html } = mailText(evilLetter);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<img|<at>|<!channel>|onerror=alert\(1\)>/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(text).not.toMatch(/^Bcc:/m);
});

test("a mail says the same as text and as HTML", () => {
  const { text, html } = mailText({
    ...someLetter,
    sections: [{ heading: "Briefing", lines: ["Two counts are late."] }],
  });
  for (const part of ["Counted", "62 %", "Move two people", "Briefing", "Two counts are late."]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

test("signs that turn the direction of writing are taken out", () => {
  expect(plainLetter({ ...someLetter, subject: "a\u202eb\u2028c\td" }).subject).toBe("a b c d");
});
