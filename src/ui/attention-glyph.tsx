const paths = { warning: "M5 .2 9.8 5 5 9.8 .2 5Z", overdue: "M1 1h8v8H1Z" };

/** A diamond for what needs attention, a square for what is overdue. */
export function AttentionGlyph({
  attention,
  className,
}: {
  attention: keyof typeof paths | null;
  className: string | undefined;
}) {
  return (
    attention && (
      <svg className={className} viewBox="0 0 10 10" aria-hidden="true">
        <path d={paths[attention]} />
      </svg>
    )
  );
}
