/** Markup that is safe to send. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | readonly Html[];

/** Template tag for markup; escapes every inserted text. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    markup.map((text, index) => `${index === 0 ? "" : textOf(parts[index - 1])}${text}`).join(""),
  );
}

function textOf(part: Part | undefined): string {
  if (part === undefined) return "";
  if (part instanceof Html) return part.text;
  return typeof part === "string" ? escapeHtml(part) : part.map(({ text }) => text).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
