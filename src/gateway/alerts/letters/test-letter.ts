import { type Letter, plainLetter } from "#gateway/alerts/delivery/letter.ts";
import type { Writer } from "./writer.ts";

/** The letter that shows whether a target gets messages. */
export function testLetter({ t, links }: Writer): Letter {
  return plainLetter({
    subject: t.test,
    conclusion: t.testText,
    figures: [],
    action: null,
    link: links.all(),
    sections: [],
    foot: "Countboard",
  });
}
