import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { TableExportMenu } from "./table-export-menu.tsx";

test("a table that could not be read is not copied, and the reason is shown", async () => {
  const table = {
    title: "People",
    count: 1,
    read: () => Promise.reject(new Error("The rows are gone.")),
  };
  const screen = await renderInPage(<TableExportMenu tables={[table]} />);
  await screen.getByRole("button", { name: en.fileExport.copy }).click();
  const reason = en.fileExport.failed.unexpected("The rows are gone.");
  await expect.element(screen.getByText(reason)).toBeVisible();
});
