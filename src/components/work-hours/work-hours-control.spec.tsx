import { useLocation } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { defaultSettings, SettingsContext, type ViewerSettings } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { WorkHoursControl } from "./work-hours-control.tsx";

beforeEach(() => localStorage.clear());

function Address() {
  return <output>{new URLSearchParams(useLocation().search).get("hours")}</output>;
}

function renderControl(settings: Partial<ViewerSettings> = {}) {
  return renderInPage(
    <SettingsContext value={{ ...defaultSettings, ...settings }}>
      <WorkHoursControl />
      <Address />
    </SettingsContext>,
  );
}

test("hours by day become part of the view and are remembered", async () => {
  const screen = await renderControl();
  await screen.getByRole("button", { name: "Working hours round the clock" }).click();
  await screen.getByLabelText("Mon to Fri, to").fill("23:30");
  await screen.getByLabelText("Sunday, from").fill("08:00");
  await screen.getByLabelText("Sunday, to").fill("00:00");
  const written = "Mo-Fr 06:00-23:30, Sa 06:00-14:00, Su 08:00-24:00";
  await expect.element(screen.getByLabelText("Or as text")).toHaveValue(written);
  await screen.getByRole("button", { name: "Use these hours" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent(written);
  expect(localStorage.getItem("working-hours")).toBe(written);
});

test("text that names no hours is refused, and round the clock forgets the hours", async () => {
  localStorage.setItem("working-hours", "Sa 06:00-14:00");
  const screen = await renderControl();
  await screen.getByRole("button", { name: /^Working hours/ }).click();
  await screen.getByLabelText("Or as text").fill("always");
  await screen.getByRole("button", { name: "Use these hours" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("These are not working hours");
  await screen.getByRole("button", { name: "Round the clock", exact: true }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(localStorage.getItem("working-hours")).toBe("");
});

test("hours that the gateway has set are not to be chosen", async () => {
  const shifts = [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }];
  const screen = await renderControl({
    workHours: [{ warehouse: null, timeZone: "UTC", shifts }],
  });
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
