/** The logo: a pace bar. */
export function Logo() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <rect y="7" width="20" height="6" rx="1" fill="var(--left)" />
      <rect y="7" width="11" height="6" rx="1" fill="var(--counted)" />
      <rect x="14" y="3" width="2" height="14" fill="var(--pace)" />
    </svg>
  );
}
