/** Every address within the page, built in one place. */
export const paths = {
  countings: () => "/",
  counting: (id: string) => `/countings/${encodeURIComponent(id)}`,
} as const;

/** The same addresses as patterns, for the route map. */
export const patterns = {
  countings: "/",
  counting: "/countings/:id",
} as const;
