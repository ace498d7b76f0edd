# Builds page and gateway, and ships them with Node and the history's engine alone: no shell scripts, no root.
# Node 24 is supported until April 2028. The digest is that of the index of all platforms: change it with the tag.
FROM node:24.21.0-alpine3.24@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1 AS runtime

FROM runtime AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && rm -f dist/server/reference-api.js

FROM runtime
# What comes with the image beside Node is never used.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /opt/yarn* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o node -g node -m 700 /state
WORKDIR /countboard
COPY --from=build /build/dist ./
# The engine of the history, with the binaries of this platform. Nothing else needs a package.
COPY --from=build /build/node_modules/@duckdb ./node_modules/@duckdb
COPY --from=build /build/node_modules/detect-libc ./node_modules/detect-libc
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 STATE_DIR=/state
# The only folder that is ever written: run with --read-only. ARCHIVE_DIR=/state/archive keeps a history there.
VOLUME /state
EXPOSE 4173
USER node
# Any answer of the gateway will do: with a base path, which may be in a file of settings, this one is 404.
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.status < 500 ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/gateway.js"]
