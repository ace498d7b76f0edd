import { expect, test, vi } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { usePlayer } from "./use-player.ts";

const history = { first: 0, last: 1000, finishes: new Float64Array() };

/** Its instant is never rendered, so that the address does not follow by itself. */
function Example({ onSettle }: { onSettle: (at: number) => void }) {
  const { moment, seek, settle } = usePlayer({
    at: 0,
    address: 0,
    isRendered: false,
    span: { from: 0, until: 1000 },
    history,
    onFrame: () => undefined,
    onSettle,
  });
  return (
    <>
      <input
        type="range"
        aria-label="Moment"
        max={1000}
        value={moment}
        onChange={({ target }) => seek(Number(target.value))}
        onBlur={settle}
      />
      <button type="button">Next</button>
    </>
  );
}

test("whatever is pressed after the slider begins with the slider's instant in the address", async () => {
  const onSettle = vi.fn();
  const screen = await renderInPage(<Example onSettle={onSettle} />);
  await screen.getByRole("slider").fill("400");
  expect(onSettle).not.toHaveBeenCalled();
  await screen.getByRole("button").click();
  expect(onSettle.mock.calls).toEqual([[400]]);
});
