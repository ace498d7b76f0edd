// The floor of a feed: a plain server that sends a file.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";

const [file = ""] = process.argv.slice(2);
createServer((_, outgoing) => {
  outgoing.writeHead(200, { "Content-Type": "text/csv", "Content-Length": statSync(file).size });
  createReadStream(file).pipe(outgoing);
}).listen(0, "127.0.0.1", function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
