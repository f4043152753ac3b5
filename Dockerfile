# The shop behind nginx, the program that fills its pages, and the mock backend: docs/deploy.md.

# The image of the build before, whose assets open tabs still load; by default none but this build.
ARG BEFORE=build

FROM node:24-trixie-slim AS build
WORKDIR /srv/vidriera
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_COUNTRY
ARG VITE_TWO_STEP_AUTH
# The file of settings of the deployment; there is no default.
ARG SETTINGS
RUN npm run build \
  && npm run configure -- --file "${SETTINGS:?names the file of settings}" \
  && npx vite build -c scripts/build/edge.config.ts --ssr deploy/filler/filler.ts

FROM ${BEFORE} AS before

FROM node:24-trixie-slim AS filler
WORKDIR /srv/vidriera
COPY --from=build /srv/vidriera/dist-edge dist-edge
COPY --from=build /srv/vidriera/dist dist
USER node
EXPOSE 8081
CMD ["node", "dist-edge/filler.js", "dist", "8081"]

FROM debian:trixie-slim AS shop
# The official image of nginx lacks brotli. The release of Debian decides the versions, and has their security updates.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    libnginx-mod-http-brotli-filter \
    libnginx-mod-http-brotli-static \
    nginx \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/*.conf /etc/vidriera/
COPY --from=before /srv/vidriera/dist/assets /srv/vidriera/before/assets
COPY --from=build /srv/vidriera/dist /srv/vidriera/dist
# www-data, as a number so that a cluster can see that it is not root.
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-c", "/etc/vidriera/nginx.conf"]
