# The site in a container: docker build -t kadr . && docker run -p 3000:3000 -v kadr:/data kadr
# It keeps what it must not lose in /data, and nothing elsewhere.

# The package "node" brings the Node that runs the site; this one only runs npm. Not Alpine: that
# Node needs glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /site --shell /usr/sbin/nologin kadr \
  && install --directory --owner=kadr --group=kadr --mode=0700 /data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/server ./server
COPY --from=build /site/app/text ./app/text
COPY --from=build /site/app/picture-files ./app/picture-files
COPY --from=build /site/app/brand ./app/brand
COPY --from=build /site/supabase ./supabase
COPY --from=build /site/build ./build

# MALLOC_ARENA_MAX and the flags of CMD are those of `npm start`: a hundred megabytes less.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER kadr
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=2", "--heap-growing-percent=70", "server/main.ts"]
