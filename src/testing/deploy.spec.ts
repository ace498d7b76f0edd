import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readAddresses } from "#gateway/access/address-list.ts";
import { freePort, nginx } from "#gateway/testing/run-nginx.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const directory = mkdtempSync(join(tmpdir(), "countboard deploy "));
afterAll(() => rmSync(directory, { recursive: true }));

const dockerfile = read("Dockerfile");
const unit = read("deploy/countboard.service");
const compose = parse(read("deploy/compose.yaml"));
const manifests = new Map(
  parseAllDocuments(read("deploy/kubernetes.yaml")).map((document) => {
    const manifest = document.toJS({ maxAliasCount: 0 });
    return [String(manifest.kind), manifest];
  }),
);

/** Names of all settings. */
const settings = new Set(
  [...read("docs/operating.md").matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name),
);
const isSetting = (name: string) => settings.has(name) || settings.has(name.replace(/_FILE$/, ""));

describe("the image", () => {
  it("has the version of Node in .node-version", () => {
    expect(dockerfile).toContain(`FROM node:${read(".node-version").trim()}-alpine`);
  });

  it("gets every file that a build reads", () => {
    const [, list = ""] = /const inputs = \[(.*?)\];/s.exec(read("scripts/cached-build.mjs")) ?? [];
    const inputs = [...list.matchAll(/"(.*?)"/g)].map(([, name]) => name);
    const sent = [...read(".dockerignore").matchAll(/^!(.*)$/gm)].map(([, name]) => name);
    expect(sent.toSorted()).toEqual(inputs.toSorted());
    for (const name of sent) expect(existsSync(join(root, name ?? "")), name).toBe(true);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
      ([, sources = ""]) => sources.split(" "),
    );
    for (const source of copied) expect([...sent, "."]).toContain(source);
  });

  it("starts a file of the build, as a user without rights", () => {
    const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(v.parse(v.array(v.string()), JSON.parse(command))).toEqual([
      "node",
      "server/gateway.js",
    ]);
    expect(read("vite.config.ts")).toContain('gateway: "src/gateway/entry.ts"');
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it("has a health check that runs", () => {
    const [, command = "[]"] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [, ...options] = v.parse(v.array(v.string()), JSON.parse(command));
    // Nothing listens on the discard port.
    const run = spawnSync(process.execPath, options, { env: { PORT: "9" }, encoding: "utf8" });
    expect([run.status, run.stderr]).toEqual([1, ""]);
  });
});

const { gateway, nginx: proxy } = compose.services;

describe("deploy/compose.yaml", () => {
  it("runs the image read-only, without rights, on this machine alone", () => {
    expect(gateway).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(gateway.ports).toEqual(["127.0.0.1:4173:4173"]);
    expect(gateway.volumes).toContain("state:/state");
    expect(compose.volumes).toHaveProperty("state");
    expect(Object.keys(gateway.environment).every(isSetting)).toBe(true);
  });

  it("mounts folders of secrets that git ignores", () => {
    const volumes = [...gateway.volumes, ...proxy.volumes].map(String);
    const folders = volumes.flatMap((one) => /^\.\/(.*?):/.exec(one)?.[1] ?? []);
    expect(folders).toEqual(["settings", "tls"]);
    const ignored = read(".gitignore").split("\n");
    for (const folder of folders) expect(ignored).toContain(`/deploy/${folder}/`);
  });

  it("has an nginx only with its profile", () => {
    expect(proxy.profiles).toEqual(["nginx"]);
    expect(proxy.configs[0].source in compose.configs).toBe(true);
  });

  it("trusts nginx alone, whose address is in its network and never another container's", () => {
    const { ipv4_address: address } = proxy.networks.default;
    expect(read("deploy/compose.yaml")).toContain(`ACCESS_PROXIES=${address},`);
    const [{ subnet, ip_range: others }] = compose.networks.default.ipam.config;
    expect(readAddresses(subnet, expect.unreachable).has(address)).toBe(true);
    expect(readAddresses(others, expect.unreachable).has(address)).toBe(false);
  });

  it.skipIf(nginx === undefined)("has a configuration that nginx accepts", async () => {
    // nginx listens there also for a check, and only root may on ports below 1024.
    const port = await freePort();
    const conf = String(compose.configs.nginx.content)
      .replaceAll("$$", "$")
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace(/ssl_certificate.*;/g, "")
      .replace("gateway:4173", "127.0.0.1:4173");
    const main = join(directory, "nginx.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path "${directory}/${name}";`)
      .join(" ");
    writeFileSync(main, `pid "${directory}/pid"; events {} http { ${temporary} ${conf} }`);
    const { status, stderr } = spawnSync(nginx ?? "", ["-t", "-e", "stderr", "-c", main], {
      encoding: "utf8",
    });
    expect(stderr).toContain("syntax is ok");
    expect(status).toBe(0);
  });
});

describe("deploy/countboard.service", () => {
  it("sets only settings, and reads them again on reload", () => {
    const names = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    expect(names.filter((name) => name !== "NODE_ENV").every(isSetting)).toBe(true);
    expect(unit).toContain("ExecReload=/bin/kill -HUP $MAINPID");
  });

  const analyze = "/usr/bin/systemd-analyze";
  it.skipIf(!existsSync(analyze))("is accepted by systemd", () => {
    const file = join(directory, "countboard.service");
    writeFileSync(file, unit.replace("/usr/bin/node", process.execPath));
    const { status, stderr } = spawnSync(analyze, ["verify", file], { encoding: "utf8" });
    expect(stderr).not.toContain("countboard.service");
    expect(status).toBe(0);
  });
});

describe("deploy/kubernetes.yaml", () => {
  const { spec } = manifests.get("Deployment");
  const pod = spec.template.spec;
  const [container] = pod.containers;

  it("refers only to what it has", () => {
    const name = "countboard";
    for (const manifest of manifests.values()) expect(manifest.metadata.name).toBe(name);
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    expect(manifests.get("Service").spec.selector).toEqual(spec.selector.matchLabels);
    expect(manifests.get("Service").spec.ports[0].targetPort).toBe(container.ports[0].name);
    const [files, state] = pod.volumes;
    expect(files.projected.sources).toEqual([{ configMap: { name } }, { secret: { name } }]);
    expect(state.persistentVolumeClaim.claimName).toBe(name);
    const volumes = pod.volumes.map((volume: { name: string }) => volume.name);
    const mounts = container.volumeMounts.map((mount: { name: string }) => mount.name);
    expect(mounts).toEqual(volumes);
  });

  it("lets only the ingress reach the gateway, one proxy whose address is not known", () => {
    const env = String(manifests.get("ConfigMap").data["countboard.env"]);
    expect(env).toMatch(/^ACCESS_PROXIES=.*\/\d+$/m);
    expect(env).toMatch(/^ACCESS_PROXY_HOPS=1$/m);
    const policy = manifests.get("NetworkPolicy").spec;
    expect(policy.podSelector).toEqual(spec.selector);
    expect(policy.policyTypes).toEqual(["Ingress"]);
    expect(policy.ingress).toHaveLength(1);
    expect(policy.ingress[0].from).toHaveLength(1);
    expect(policy.ingress[0].ports).toEqual([{ port: container.ports[0].name }]);
  });

  it("has settings that exist, and a file for each secret that they name", () => {
    const lines = String(manifests.get("ConfigMap").data["countboard.env"]).split("\n");
    const pairs = lines.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value] as const];
    });
    const environment = container.env.map(({ name }: { name: string }) => name);
    for (const name of [...environment, ...pairs.map(([name]) => name)]) {
      expect(isSetting(name), name).toBe(true);
    }
    const files = pairs.filter(([name]) => name.endsWith("_FILE")).map(([, path]) => path);
    const secrets = Object.keys(manifests.get("Secret").stringData);
    expect(files.toSorted()).toEqual(secrets.map((name) => `/settings/${name}`).toSorted());
  });

  it("lets balancers notice its end, and answers end, before it is killed", () => {
    expect(container.lifecycle.preStop.exec.command).toEqual(["sleep", "5"]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + 15);
    expect(gateway.stop_grace_period).toBe("20s");
    expect(unit).toContain("TimeoutStopSec=20");
  });

  it("runs without rights, read-only, and is probed without the API", () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    // A second mount must not change the modes of the state.
    expect(pod.securityContext).toMatchObject({ fsGroupChangePolicy: "OnRootMismatch" });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
      expect(container[probe].httpGet).toEqual({ path: "/healthz", port: "http" });
    }
  });
});
