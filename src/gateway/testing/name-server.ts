import { createSocket } from "node:dgram";
import { once } from "node:events";

/** Answers every question for an IPv4 address over UDP with the same one, which may change. */
export async function startNameServer(first: string) {
  let current = first;
  const server = createSocket("udp4");
  server.on("message", (question, { port, address }) =>
    server.send(answerTo(question, current), port, address),
  );
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: server.address().port,
    change: (next: string) => {
      current = next;
    },
    stop: () => void server.close(),
  };
}

/** @param question a message with one question, without records behind it (RFC 1035) */
function answerTo(question: Buffer, address: string): Buffer {
  const isForIpv4 = question.readUInt16BE(question.length - 4) === 1;
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(isForIpv4 ? 1 : 0, 6);
  // The question's name; type A, class IN; one second; four bytes.
  const record = [0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split(".").map(Number)];
  return Buffer.concat([header, question.subarray(12), Buffer.from(isForIpv4 ? record : [])]);
}
