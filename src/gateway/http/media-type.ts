/** Whether a media type (lower case, without parameters) is JSON. */
export function isJson(type: string): boolean {
  return type === "application/json" || /^[a-z]+\/[a-z0-9.!#$&^_-]+\+json$/.test(type);
}
