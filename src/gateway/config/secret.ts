import { type Environment, type Faults, textOf } from "./values.ts";

/**
 * A secret from its setting, or from the file that the setting with the suffix `_FILE` names; `undefined` without
 * both. Faults never contain the secret.
 */
export function secretOf(
  env: Environment,
  faults: Faults,
  name: string,
  readFile: (path: string) => string,
): string | undefined {
  const [direct, path] = [textOf(env, name), textOf(env, `${name}_FILE`)];
  const fault = (sentence: string) => faults.add(sentence, "");
  if (direct !== undefined && path !== undefined) {
    return fault(`${name} and ${name}_FILE are both set: write only one of them.`);
  }
  if (direct !== undefined || path === undefined) return direct;
  let content = "";
  try {
    content = readFile(path).trim();
  } catch {
    return fault(`${name}_FILE names a file that cannot be read: write its path.`);
  }
  return content === ""
    ? fault(`${name}_FILE names an empty file: write the value into it.`)
    : content;
}
