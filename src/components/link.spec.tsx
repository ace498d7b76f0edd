import { useLocation, useNavigationType } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { Link } from "./link.tsx";

function Example() {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  return (
    <>
      <Link to="/shares">Shares</Link>
      <Link to="/views" replace state="list">
        Views
      </Link>
      <Link to="/help" onClick={(event) => event.preventDefault()}>
        Help
      </Link>
      <Link to={{ search: "lang=en&tz=UTC&q=bolt" }}>Settings</Link>
      <output>{`${type} ${pathname} ${state}`}</output>
    </>
  );
}

test("a link opens its address without a new document, with its state and in its place of the history", async () => {
  const screen = await renderInPage(<Example />);
  const at = screen.getByRole("status");
  const shares = screen.getByRole("link", { name: "Shares" });
  await expect.element(shares).toHaveAttribute("href", "/shares");
  await shares.click();
  await expect.element(at).toHaveTextContent("PUSH /shares null");
  // The same address again is no further step back.
  await userEvent.keyboard("{Enter}");
  await expect.element(at).toHaveTextContent("REPLACE /shares null");
  await screen.getByRole("link", { name: "Views" }).click();
  await expect.element(at).toHaveTextContent("REPLACE /views list");
  await screen.getByRole("link", { name: "Help" }).click();
  await expect.element(at).toHaveTextContent("REPLACE /views list");
});

test("a link to another page keeps the view settings, and none of the page's own", async () => {
  const screen = await renderInPage(<Example />);
  await screen.getByRole("link", { name: "Settings" }).click();
  await expect
    .element(screen.getByRole("link", { name: "Shares" }))
    .toHaveAttribute("href", "/shares?tz=UTC&lang=en");
});
