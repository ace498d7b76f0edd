import { describe, expect, test, vi } from "vitest";
import { FindingsTotaller } from "#domain/briefing/line-findings.ts";
import { hour, minute } from "#domain/time/units.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import {
  type Api,
  ago,
  apiOf,
  earlierApiOf,
  finished,
  late,
  lines,
} from "#gateway/testing/briefed-api.ts";
import { bodyOf, codeOf, get, json, testGateway } from "#gateway/testing/gateway.ts";
import { aLine } from "#testing/samples.ts";

const path = "/api/v1/briefing";
const roundTheWeek = [{ days: [{ from: 1, to: 7 }], hours: [{ from: 0, to: 1440 }] }];

const openGateway = (api: Api = {}) => testGateway(apiOf(api), { cacheSeconds: 60 });
/** A gateway that has seen the last line being counted, so that averages are judged. */
async function watchingGateway(api: Api = {}) {
  let answer = earlierApiOf(api);
  const made = testGateway((request) => answer(request), { cacheSeconds: 60 });
  // Another question than that of the briefing, whose answer is kept.
  await get(made.gateway, "/api/v1/countings?limit=1");
  const seen = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(seen);
  answer = apiOf(api);
  return made;
}

const sharing = accessGateway({ upstream: apiOf(), changes: { cacheSeconds: 60 } });
const admin = sessionCookie();

describe("a briefing", () => {
  test("is text with the page's sentences, of headers and of lines", async () => {
    const { gateway } = await watchingGateway();
    const headers = { Host: "counts.example.com", "X-Forwarded-Proto": "https" };
    const response = await get(gateway, `${path}?tz=Europe/Madrid`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Fetched-At")).not.toBeNull();
    const text = (await response.text()).split("\n");
    expect(text[0]).toMatch(/^Briefing, .+, times in Europe\/Madrid$/);
    const page = "https://counts.example.com/countings";
    expect(text[1]).toMatch(
      /^- North will finish .*around .+, about [56] h.* late\. 100 lines left at 10 an hour on average\.$/,
    );
    expect(text[2]).toBe(`  Bring 2 people to A: ${page}/late?rescue=open`);
    expect(text[3]).toMatch(
      /^- South has been overdue since .+ \(2 h\)\. 100 lines left at 10 an hour on average\.$/,
    );
    expect(text[4]).toMatch(new RegExp(`^  Count the 100 lines left: ${page}/overdue\\?tab=lines`));
    expect(text[5]).toBe("- North has 2 differences without a reason, 230 at cost.");
    expect(text[6]).toMatch(new RegExp(`^  Give the reasons: ${page}/late\\?tab=discrepancies`));
    expect(text[7]).toBe(
      "- North has 1 idle person; South has 1 idle person. Nothing counted in the last hour: ana.secret.",
    );
    expect(text[8]).toMatch(/^ {2}North: Give them work: /);
  });

  test("is JSON where that is preferred", async () => {
    const { gateway } = await watchingGateway();
    const response = await get(gateway, path, { headers: { Accept: "application/json" } });
    const { sentences, countings, ...data } = await response.json();
    expect(countings).toEqual([
      {
        id: "late",
        path: "/countings/late",
        conclusion: "late",
        doneEarliest: expect.stringMatching(/:00\.000Z$/),
        doneLatest: countings[0].doneEarliest,
      },
      {
        id: "overdue",
        path: "/countings/overdue",
        conclusion: "overdue",
        doneEarliest: countings[1].doneLatest,
        doneLatest: expect.stringMatching(/:00\.000Z$/),
      },
    ]);
    expect(data).toMatchObject({
      title: "Briefing",
      state: "ready",
      timeZone: "UTC",
      language: "en",
      summary: "1 overdue, 1 late",
      counts: {
        active: 2,
        attention: 2,
        overdue: 1,
        late: 1,
        mayBeLate: 0,
        stalled: 0,
        notClosed: 0,
        unjudged: 0,
      },
      notes: [],
    });
    expect(sentences[1]).toMatchObject({
      kind: "overdue",
      attention: "overdue",
      countings: [{ id: "overdue", path: "/countings/overdue" }],
    });
    expect(sentences[0].action).toEqual({
      text: "Bring 2 people to A",
      path: "/countings/late?rescue=open",
    });
  });

  test.each([
    ["?lang=de", "", "Lagebericht", "de"],
    ["", "pt-BR, en;q=0.5", "Resumo", "pt-BR"],
    ["?lang=xx", "fr", "Point du jour", "fr"],
  ])("is in the viewer's language: %s %s", async (query, accepted, title, language) => {
    const { gateway } = openGateway();
    const response = await get(gateway, `${path}${query}`, {
      headers: { "Accept-Language": accepted },
    });
    expect(await response.text()).toMatch(new RegExp(`^${title},`));
    expect(response.headers.get("Content-Language")).toBe(language);
  });

  test.each(["?tz=Nowhere/City", "?hours=always", "?limit=3", "?lang=de&lang=fr"])(
    "refuses %s",
    async (query) => {
      expect(await codeOf(await get(openGateway().gateway, path + query))).toBe("400 bad-request");
    },
  );

  test("counts the viewer's working hours where the gateway has set none", async () => {
    // The shift is over, so a standstill of the last hours does not count.
    const day = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"][
      new Date(Date.now() + 96 * hour).getUTCDay()
    ];
    const query = `${path}?hours=${day}+06:00-14:00`;
    const { gateway } = openGateway();
    expect(await (await get(gateway, path)).text()).toContain("idle person");
    const text = await (await get(gateway, query)).text();
    expect(text).not.toContain("idle person");
    const workHours = [{ warehouse: null, timeZone: "UTC", shifts: roundTheWeek }];
    const operated = testGateway(apiOf(), { cacheSeconds: 60, workHours: () => workHours }).gateway;
    expect(await (await get(operated, query)).text()).toContain("idle person");
  });

  test.each([null, "evil.example/?"])("has no origin for the host %s", async (host) => {
    const { gateway } = await watchingGateway();
    const headers: HeadersInit = host === null ? {} : { Host: host };
    const text = await (await get(gateway, path, { headers })).text();
    expect(text).toContain("  Bring 2 people to A: /countings/late?rescue=open\n");
  });

  test("tells what a counting left undone that finished since", async () => {
    const four = { totalProductsCounted: 3, totalProductsLeft: 1, totalDiscrepancies: 2 };
    let items = [late(four)];
    const { gateway } = testGateway((request) => apiOf({ items })(request), { cacheSeconds: 0 });
    expect(await (await get(gateway, path)).text()).toContain("- North has 2 differences");
    items = [late({ ...four, active: false })];
    const text = await (await get(gateway, path)).text();
    expect(text).toMatch(/- North finished .+ with 1 line not counted\./);
    const { gateway: started } = testGateway(apiOf({ items }), { cacheSeconds: 0 });
    expect(await (await get(started, path)).text()).not.toContain("North");
  });

  test("says that nothing is active", async () => {
    const { gateway } = openGateway({ items: [finished] });
    expect(await (await get(gateway, path)).text()).toContain("- No count is active.");
  });

  test("says that lines could not be read, and leaves their money and people out", async () => {
    const { gateway } = await watchingGateway({ items: [late()], products: [{ id: "broken" }] });
    const text = await (await get(gateway, path)).text();
    expect(text).toContain("100 lines left at 10 an hour on average.");
    expect(text).toContain("The lines of 1 count could not be read");
  });

  test("passes on the reason of a missing list", async () => {
    const { gateway } = testGateway(async () => new Response(null, { status: 503 }));
    expect(await codeOf(await get(gateway, path))).toBe("503 upstream-unavailable");
  });

  test("costs the API one list and the details of six, however many ask", async () => {
    const items = Array.from({ length: 9 }, (_, index) =>
      late({ id: `late ${index}`, endsAt: ago(index * minute - hour) }),
    );
    const { gateway, requests } = openGateway({ items });
    const languages = ["de", "en", "fr", "es"];
    await Promise.all(languages.map((lang) => get(gateway, `${path}?lang=${lang}`)));
    await get(gateway, path);
    expect(requests).toHaveLength(7);
  });
});

describe("what a briefing costs", () => {
  const scope = { kind: "counting", id: "late" } as const;
  const hours = (n: number) => `${path}?hours=Mo-Fr+06:${10 + n}-22:00`;

  test("the lines of a link's counting are read once, whatever hours and zones it asks for", async () => {
    const read = vi.spyOn(FindingsTotaller.prototype, "read");
    const { gateway } = accessGateway({ upstream: apiOf(), changes: { cacheSeconds: 60 } });
    const cookie = await linkCookie(gateway, sessionCookie(), { scope });
    const targets = Array.from({ length: 30 }, (_, n) => hours(n));
    const answers = targets.map((target) => getAs(gateway, target, cookie));
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    for (const zone of ["Europe/Madrid", "Asia/Tokyo"]) {
      expect((await getAs(gateway, `${path}?tz=${zone}`, cookie)).status).toBe(200);
    }
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  test("lines that cannot be read are not read again at once", async () => {
    const add = vi.spyOn(FindingsTotaller.prototype, "add");
    const { gateway } = openGateway({ items: [late()], products: [...lines, { id: "broken" }] });
    for (let n = 0; n < 5; n += 1) {
      expect(await (await get(gateway, hours(n))).text()).toContain("could not be read");
    }
    expect(add).toHaveBeenCalledTimes(lines.length);
    add.mockRestore();
  });

  test("reading ends when the last viewer leaves", async () => {
    const leaving = new AbortController();
    let isCancelled = false;
    const start = JSON.stringify({ ...late(), products: [aLine()] }).slice(0, -2);
    const { gateway, requests } = testGateway(async ({ url }) => {
      if (url.includes("?")) return json({ items: [late()], meta: { total: 1 } });
      const body = bodyOf([start], "hang", () => {
        isCancelled = true;
      });
      return new Response(body, { headers: { "Content-Type": "application/json" } });
    });
    const answer = get(gateway, path, { signal: leaving.signal });
    await expect.poll(() => requests.length).toBe(2);
    leaving.abort();
    expect((await answer).status).toBe(499);
    await expect.poll(() => isCancelled).toBe(true);
  });

  test("a viewer may ask for 120 in a row", async () => {
    const { gateway } = accessGateway({ upstream: apiOf(), changes: { cacheSeconds: 60 } });
    const cookie = await linkCookie(gateway, sessionCookie(), { scope });
    let answered = 0;
    while ((await getAs(gateway, path, cookie)).status === 200 && answered < 1000) answered += 1;
    expect(answered).toBeGreaterThanOrEqual(120);
    expect(answered).toBeLessThan(1000);
    expect((await getAs(gateway, path, sessionCookie())).status).toBe(200);
  });
});

describe("the data in a viewer's scope", () => {
  test("nothing without access", async () => {
    expect(await codeOf(await get(sharing.gateway, path))).toBe("401 access-denied");
    expect((await getAs(sharing.gateway, path, admin)).status).toBe(200);
  });

  test("no money with hidden costs, no names with hidden names", async () => {
    const cookie = await linkCookie(sharing.gateway, admin, { hides: ["costs", "names"] });
    const response = await getAs(sharing.gateway, path, cookie);
    expect(response.headers.get("X-Countboard-Redacted")).toBe("costs,names");
    const text = await response.text();
    expect(text).toContain("has 2 differences without a reason.");
    expect(text).toContain("User 3");
    expect(text).not.toMatch(/ana\.secret|230|at cost/);
    const whole = await (await getAs(sharing.gateway, path, admin)).text();
    expect(whole).toMatch(/ana\.secret/);
    expect(whole).toMatch(/230 at cost/);
  });

  test("one warehouse, although the API does not filter", async () => {
    const scope = { kind: "warehouse", warehouse: "7", name: "North" } as const;
    const cookie = await linkCookie(sharing.gateway, admin, { scope });
    const text = await (await getAs(sharing.gateway, path, cookie)).text();
    expect(text).toContain("North");
    expect(text).not.toContain("South");
  });

  test("one counting", async () => {
    const scope = { kind: "counting", id: "overdue" } as const;
    const cookie = await linkCookie(sharing.gateway, admin, { scope });
    const text = await (await getAs(sharing.gateway, path, cookie)).text();
    expect(text).toContain("South has been overdue");
    expect(text).not.toContain("North");
  });
});
