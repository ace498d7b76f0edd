import { cut, type Letter } from "./letter.ts";

/** Slack's limits: blocks of a message, and characters of a header, of a section, and of a field of one. */
const most = { blocks: 50, header: 150, section: 3000, field: 2000, fallback: 4000 };

/** A text after Slack's rules: it makes mentions and links of what is between < and >. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text that Slack neither formats nor searches for mentions. */
function plain(text: string, length: number) {
  // Escaping may make a text five times as long.
  let shown = cut(text, length);
  while (escaped(shown).length > length) shown = cut(shown, Math.floor([...shown].length * 0.9));
  return { type: "plain_text", text: escaped(shown), emoji: false };
}

function section(text: string) {
  return { type: "section", text: plain(text, most.section) };
}

/** The body for an incoming webhook of Slack. */
export function slackText(letter: Letter): string {
  const { subject, conclusion, figures, action, link, sections, foot } = letter;
  const fields = figures.map(({ name, value }) => plain(`${name}: ${value}`, most.field));
  const blocks = [
    { type: "header", text: plain(subject, most.header) },
    ...(conclusion === "" ? [] : [section(conclusion)]),
    ...(fields.length > 0 ? [{ type: "section", fields }] : []),
    ...(action === null ? [] : [section(action)]),
    ...sections.map(({ heading, lines }) =>
      section([heading, ...lines.map((line) => `• ${line}`)].join("\n")),
    ),
  ];
  const linkBlock = link && {
    type: "section",
    text: {
      type: "mrkdwn",
      text: `<${addressIn(link.address)}|${escaped(link.text)}>`,
      verbatim: true,
    },
  };
  const end = [
    ...(linkBlock ? [linkBlock] : []),
    { type: "context", elements: [plain(foot, most.field)] },
  ];
  return JSON.stringify({
    // What notifications show.
    text: plain(`${subject}. ${conclusion}`, most.fallback).text,
    blocks: [...blocks.slice(0, most.blocks - end.length), ...end],
    unfurl_links: false,
  });
}

/** Signs that would end the link. */
function addressIn(address: string): string {
  return escaped(address).replaceAll("|", "%7C");
}
