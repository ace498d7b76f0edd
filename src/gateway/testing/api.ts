import { json } from "./gateway.ts";

/** An API whose answers can be delayed and changed. */
export function changingApi() {
  const api = {
    value: "first" as string,
    status: 200,
    headers: {} as Record<string, string>,
    answer: async () => {
      if (api.status !== 200) return new Response(null, { status: api.status });
      return json({ id: "a", value: api.value }, { headers: api.headers });
    },
  };
  return api;
}
