import { type IncomingMessage, maxHeaderSize, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers";
import { yieldToEventLoop } from "./event-loop.ts";

/** Maximum size of a piece of a body that the parser gets at once, in bytes: tiny chunks take long to parse. */
const maxBodyPiece = 2048;

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Gives Node's parser one request of a connection at a time. Without this, Node parses and keeps everything that a
 * client sends ahead, in one turn of the event loop. The next request follows in a later turn, once the answer is sent;
 * until then its bytes wait here, and the socket is not read any further.
 */
export function readRequestsInTurn(server: Server): void {
  const connections = new WeakMap<Socket, Connection>();
  const waiting: (() => void)[] = [];
  const next = async () => {
    await yieldToEventLoop();
    waiting.shift()?.();
  };
  /** Works in a later turn, after all that wait already: otherwise those that were just served would go first. */
  const later = (work: () => void) => {
    waiting.push(work);
    setImmediate(() => void next());
  };
  server.on("connection", (socket) => connections.set(socket, new Connection(socket, later)));
  server.prependListener("request", (incoming, outgoing) => {
    connections.get(incoming.socket)?.begin(incoming, outgoing);
  });
}

/** The first bytes of what a client sent. */
interface Piece {
  /** Number of bytes. */
  readonly end: number;
  /** Of them, those since the last line feed, except carriage returns. */
  readonly lineBytes: number;
}

/**
 * A client's connection, between its socket and the parser. Node has no setting for this, and a stream of our own in front
 * of each socket (`server.emit("connection", stream)`) would pass every answer through JavaScript once more. It relies on
 * three things that Node does alike from 20 to 24, and `pipelining.spec.ts` fails without them: a socket gives what it has
 * read to its own `push`, and stops when that returns false; it goes on only in its own `_read`; and once a socket has
 * another listener for `data`, Node's parser gets its bytes as a listener, too.
 */
class Connection {
  readonly #socket: Socket;
  /** Hands bytes to the socket's reader, which is Node's parser. */
  readonly #hand: (bytes: Buffer | null) => boolean;
  readonly #later: (work: () => void) => void;
  /** Received, but not handed over yet. */
  #rest: Buffer | undefined;
  /** Bytes since the last line feed, except carriage returns: an empty line ends a request's headers. */
  #lineBytes = 0;
  /**
   * Bytes of the body that the parser does not have yet: infinite for a body in chunks, `undefined` when its headers
   * were parsed just now.
   */
  #bodyBytes: number | undefined = 0;
  #incoming: IncomingMessage | undefined;
  #isAnswering = false;
  #isScheduled = false;

  constructor(socket: Socket, later: (work: () => void) => void) {
    this.#socket = socket;
    this.#later = later;
    this.#hand = socket.push.bind(socket);
    const read = socket._read.bind(socket);
    socket.push = (bytes: Buffer | null) => this.#receive(bytes);
    socket._read = (size) => {
      if (this.#rest === undefined) read(size);
    };
    // A listener also makes Node read through the stream; otherwise its parser takes bytes from the system directly.
    socket.on("data", (piece: Buffer) => this.#parsed(piece));
  }

  begin(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.#incoming = incoming;
    this.#bodyBytes = undefined;
    this.#isAnswering = true;
    outgoing.once("close", () => {
      this.#isAnswering = false;
      this.#schedule();
    });
  }

  /** Returns whether the socket is read further. */
  #receive(bytes: Buffer | null): boolean {
    if (bytes === null) return this.#hand(null);
    this.#rest = this.#rest === undefined ? bytes : Buffer.concat([this.#rest, bytes]);
    if (!this.#isOpen()) return false;
    // A client that waits for each answer goes before those that send ahead.
    const piece = this.#nextPiece(this.#rest);
    if (piece.end === this.#rest.byteLength) return this.#handNext(this.#rest, piece);
    this.#schedule();
    return false;
  }

  /** Whether the parser may have more: the rest of the current request, or the next one. */
  #isOpen(): boolean {
    if (this.#socket.destroyed || this.#socket.readableLength > 0) return false;
    return !this.#isAnswering || this.#incoming?.complete === false;
  }

  #parsed(piece: Buffer): void {
    const incoming = this.#incoming;
    if (incoming === undefined || incoming.complete) this.#bodyBytes = 0;
    else if (this.#bodyBytes !== undefined) this.#bodyBytes -= piece.byteLength;
    else this.#bodyBytes = Number(incoming.headers["content-length"] ?? Number.POSITIVE_INFINITY);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#rest === undefined || this.#isScheduled) return;
    this.#isScheduled = true;
    const work = () => {
      this.#isScheduled = false;
      if (this.#rest !== undefined && this.#isOpen()) {
        this.#handNext(this.#rest, this.#nextPiece(this.#rest));
      }
    };
    // Nothing is sent ahead any more.
    if (this.#nextPiece(this.#rest).end === this.#rest.byteLength) setImmediate(work);
    else this.#later(work);
  }

  #handNext(bytes: Buffer, { end, lineBytes }: Piece): boolean {
    this.#lineBytes = lineBytes;
    const isWhole = end === bytes.byteLength;
    this.#rest = isWhole ? undefined : bytes.subarray(end);
    return this.#hand(isWhole ? bytes : bytes.subarray(0, end));
  }

  /** Ends a piece with the headers or the body of a request, so that it never reaches into the next one. */
  #nextPiece(bytes: Buffer): Piece {
    let lineBytes = this.#lineBytes;
    const maxBytes =
      this.#bodyBytes === 0
        ? maxHeaderSize
        : Math.min(this.#bodyBytes ?? maxBodyPiece, maxBodyPiece);
    const most = Math.min(bytes.byteLength, maxBytes);
    for (let at = 0; at < most; at += 1) {
      const byte = bytes[at];
      if (byte === lineFeed && lineBytes === 0) return { end: at + 1, lineBytes };
      if (byte === lineFeed) lineBytes = 0;
      else if (byte !== carriageReturn) lineBytes += 1;
    }
    return { end: most, lineBytes };
  }
}
