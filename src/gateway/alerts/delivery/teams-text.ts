import { cut, type Letter } from "./letter.ts";

/** Teams refuses cards above 28 KB; in bytes, with room for what is around the texts. */
const maxBytes = 24_000;

type Weight = "Default" | "Bolder";

/** A paragraph of runs, which Teams shows as they are: in other texts it would read Markdown. */
function paragraph(...runs: readonly (readonly [text: string, weight: Weight])[]) {
  return {
    type: "RichTextBlock",
    inlines: runs.map(([text, weight]) => ({ type: "TextRun", text, weight })),
  };
}

/** The body for a webhook of Microsoft Teams: a message with one adaptive card. */
export function teamsText(letter: Letter): string {
  const { subject, conclusion, figures, action, link, sections, foot } = letter;
  const body = [
    paragraph([subject, "Bolder"]),
    ...(conclusion === "" ? [] : [paragraph([conclusion, "Default"])]),
    ...figures.map(({ name, value }) => paragraph([`${name}: `, "Default"], [value, "Bolder"])),
    ...(action === null ? [] : [paragraph([action, "Default"])]),
    ...sections.flatMap(({ heading, lines }) => [
      paragraph([heading, "Bolder"]),
      ...lines.map((line) => paragraph([`• ${cut(line, 500)}`, "Default"])),
    ]),
  ];
  const card = (parts: readonly unknown[]) =>
    JSON.stringify({
      type: "message",
      attachments: [
        {
          contentType: "application/vnd.microsoft.card.adaptive",
          content: {
            $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
            type: "AdaptiveCard",
            version: "1.4",
            body: [...parts, paragraph([foot, "Default"])],
            actions: link ? [{ type: "Action.OpenUrl", title: link.text, url: link.address }] : [],
          },
        },
      ],
    });
  let bytes = 0;
  const fitting = body.filter((part) => {
    bytes += Buffer.byteLength(JSON.stringify(part));
    return bytes <= maxBytes;
  });
  const isCut = fitting.length < body.length;
  return card(isCut ? [...fitting, paragraph(["…", "Default"])] : fitting);
}
