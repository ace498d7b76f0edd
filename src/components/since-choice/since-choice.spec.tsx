import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { SinceChoice } from "./since-choice.tsx";

const t = en.sinceChoice;
const at = (text: string) => Date.parse(text);
const now = at("2026-03-02T12:00:00Z");
const moments = [
  { at: at("2026-03-02T06:00:00Z"), title: "06:00" },
  { at: at("2026-03-01T06:00:00Z"), title: "Yesterday 06:00" },
];

async function renderChoice(chosen: string) {
  const choices: string[] = [];
  const screen = await renderInPage(
    <SinceChoice
      moments={moments}
      at={at(chosen)}
      now={now}
      onChoose={(moment) => choices.push(new Date(moment).toISOString())}
    />,
  );
  return { screen, choices };
}

test("one of the offered moments is chosen", async () => {
  const { screen, choices } = await renderChoice("2026-03-02T06:00:00Z");
  await expect.element(screen.getByRole("radio", { name: "06:00", exact: true })).toBeChecked();
  expect(screen.getByLabelText(t.date).query()).toBeNull();
  await screen.getByRole("radio", { name: "Yesterday 06:00" }).click();
  expect(choices).toEqual(["2026-03-01T06:00:00.000Z"]);
});

test("another moment has a date and a time, and none of the future is chosen", async () => {
  const { screen, choices } = await renderChoice("2026-02-27T10:15:00Z");
  await expect.element(screen.getByRole("radio", { name: t.other })).toBeChecked();
  const [date, time] = [screen.getByLabelText(t.date), screen.getByLabelText(t.time)];
  await expect.element(date).toHaveValue("2026-02-27");
  await expect.element(time).toHaveValue("10:15");
  await userEvent.fill(date, "2026-02-28");
  expect(choices).toEqual(["2026-02-28T10:15:00.000Z"]);
  await userEvent.fill(date, "2026-03-03");
  await expect.element(screen.getByRole("alert")).toHaveTextContent(t.future);
  expect(choices).toHaveLength(1);
});

test("the fields appear with the moment that is chosen", async () => {
  const { screen } = await renderChoice("2026-03-02T06:00:00Z");
  await screen.getByRole("radio", { name: t.other }).click();
  await expect.element(screen.getByLabelText(t.time)).toHaveValue("06:00");
});
