import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { People } from "./people.tsx";

const named = (id: number, username: string | null) => ({ id, username });

test("people are listed once each by initials, without a name by their id", async () => {
  const users = [named(1, "Ana María Ruiz"), named(1, "Ana María Ruiz"), named(0, null)];
  const screen = await renderInPage(<People users={users} max={3} />);
  await expect.element(screen.getByText("AR")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "User 0" })).toBeVisible();
  expect(screen.container.querySelectorAll("li")).toHaveLength(2);
});

test("more people than fit are counted", async () => {
  const users = Array.from({ length: 6 }, (_, id) => named(id, `Person ${id}`));
  const screen = await renderInPage(<People users={users} max={3} />);
  await expect.element(screen.getByText("+3")).toBeVisible();
});
