import { expect, onTestFinished, test, vi } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { type TableContent, tableContent } from "./exported-table.ts";
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

test("a table is copied as cells, with the titles of its columns", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  const columns = [
    { title: "Zone", value: ({ zone }: { zone: string }) => zone },
    { title: "Lines", value: ({ lines }: { lines: number }) => lines },
  ];
  const rows = [{ zone: "A", lines: 12 }];
  const table = {
    title: "Zones",
    count: 1,
    read: () => tableContent<(typeof rows)[number]>(columns, rows),
  };
  const screen = await renderInPage(<TableExportMenu tables={[table]} />);
  await screen.getByRole("button", { name: en.fileExport.copy }).click();
  await expect.element(screen.getByText(en.copy.copied)).toBeVisible();
  const item = write.mock.calls[0]?.[0][0];
  const copied = async (type: string) => (await item?.getType(type))?.text();
  expect(await copied("text/plain")).toBe("Zone\tLines\r\nA\t12\r\n");
  expect(await copied("text/html")).toContain("<td>12</td>");
});

test("an export can be cancelled, and nothing is saved", async () => {
  const save = vi.spyOn(URL, "createObjectURL");
  onTestFinished(() => save.mockRestore());
  let arrive = (_: TableContent) => {};
  const read = () =>
    new Promise<TableContent>((resolve) => {
      arrive = resolve;
    });
  const table = { title: "People", count: 1, read };
  const screen = await renderInPage(<TableExportMenu tables={[table]} />);
  const download = screen.getByRole("button", { name: en.fileExport.download });
  await download.click();
  const progress = screen.getByRole("progressbar", { name: en.fileExport.progress });
  await expect.element(progress).toBeVisible();
  await screen.getByRole("button", { name: en.fileExport.cancel }).click();
  await expect.element(download).toHaveFocus();
  arrive(tableContent([{ title: "Name", value: (name: string) => name }], ["Ana"]));
  await expect.element(screen.getByText(en.fileExport.cancelled)).toBeVisible();
  expect(progress.elements()).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});
