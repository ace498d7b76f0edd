import { useSearchParams } from "react-router";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { SearchField } from "./search-field.tsx";

function Example({ onSearch }: { onSearch: (text: string, isMore: boolean) => void }) {
  const [search, setSearch] = useSearchParams();
  return (
    <SearchField
      label="Search lines"
      value={search.get("q") ?? ""}
      debounceMs={60_000}
      onSearch={(text, isMore) => {
        setSearch({ q: text }, { replace: isMore });
        onSearch(text, isMore);
      }}
    />
  );
}

test("Enter searches at once, and more typing in the same visit continues that search", async () => {
  const onSearch = vi.fn();
  const screen = await renderInPage(<Example onSearch={onSearch} />);
  await screen.getByRole("searchbox", { name: "Search lines" }).click();
  await userEvent.keyboard("bolt{Enter}");
  await userEvent.keyboard(" m8{Enter}");
  expect(onSearch.mock.calls).toEqual([
    ["bolt", false],
    ["bolt m8", true],
  ]);
});

test("Escape empties the field and the search", async () => {
  const onSearch = vi.fn();
  const screen = await renderInPage(<Example onSearch={onSearch} />);
  const field = screen.getByRole("searchbox");
  await field.click();
  await userEvent.keyboard("bolt{Enter}{Escape}");
  await expect.element(field).toHaveValue("");
  expect(onSearch).toHaveBeenLastCalledWith("", true);
});

test("leaving the field searches for the typed text", async () => {
  const onSearch = vi.fn();
  const screen = await renderInPage(<Example onSearch={onSearch} />);
  await screen.getByRole("searchbox").click();
  await userEvent.keyboard("bolt");
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onSearch).toHaveBeenCalledWith("bolt", false);
});
