import { type Html, html } from "#gateway/access/html.ts";
import { type Letter, oneLine } from "./letter.ts";

/** A letter as a mail. */
interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a letter as text and as HTML. Every inserted text is escaped; the subject is one line. */
export function mailText(letter: Letter): MailText {
  return { subject: oneLine(letter.subject), text: asText(letter), html: asHtml(letter).text };
}

function asText({ conclusion, figures, action, link, sections, foot }: Letter): string {
  return [
    ...(conclusion === "" ? [] : [conclusion, ""]),
    ...figures.map(({ name, value }) => `${name}: ${value}`),
    ...(figures.length > 0 ? [""] : []),
    ...(action === null ? [] : [action, ""]),
    ...sections.flatMap(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`), ""]),
    ...(link === null ? [] : [`${link.text}: ${link.address}`, ""]),
    "-- ",
    foot,
    "",
  ].join("\n");
}

function asHtml({ subject, conclusion, figures, action, link, sections, foot }: Letter): Html {
  return html`<!doctype html>
<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:40em">
<h1 style="font-size:20px;margin:0 0 12px">${subject}</h1>
${conclusion === "" ? "" : html`<p>${conclusion}</p>`}
${figures.length === 0 ? "" : html`<table style="border-collapse:collapse">${figures.map(figureRow)}</table>`}
${action === null ? "" : html`<p>${action}</p>`}
${sections.map(
  ({ heading, lines }) =>
    html`<h2 style="font-size:16px;margin:20px 0 4px">${heading}</h2><ul style="margin:0;padding-left:20px">${lines.map((line) => html`<li>${line}</li>`)}</ul>`,
)}
${link === null ? "" : html`<p><a href="${link.address}">${link.text}</a></p>`}
<p style="font-size:13px;opacity:.75">${foot}</p>
</div></body></html>
`;
}

function figureRow({ name, value }: Letter["figures"][number]): Html {
  return html`<tr><td style="padding:2px 16px 2px 0">${name}</td><td style="padding:2px 0"><strong>${value}</strong></td></tr>`;
}
