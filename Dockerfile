# inboxd as an image: the single executable on a small Debian, nothing else installed.
#
#   docker build -t inboxd --build-arg COMMIT="$(git rev-parse --short=12 HEAD)" \
#     --build-arg VERSION="$(npm pkg get version | tr -d '"')" --build-arg CREATED="$(date -u +%FT%TZ)" .
#   docker run --rm -p 2525:2525 -p 8025:8025 -v inboxd:/data inboxd

# Always on the builder's own platform: for another one the executable is put together, not emulated.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY scripts scripts
COPY src src
# What an image is built for, given by BuildKit; without it, the machine's own platform.
ARG TARGETARCH
ARG COMMIT=unknown
RUN arch="${TARGETARCH:-$(uname -m)}" \
 && case "$arch" in amd64|x86_64) arch=x64 ;; aarch64) arch=arm64 ;; esac \
 && npm run build:binary -- --target "linux-$arch" --commit "$COMMIT" --out /image/inboxd \
 && mkdir -m 0700 /image/data

# Debian's slim image rather than a distroless one: it has the C and C++ runtime that Node needs, the glibc of
# the build, a shell for whoever has to look into a running container, and comes from the same place as Node's.
FROM debian:bookworm-slim
ARG COMMIT=unknown
ARG VERSION=unknown
ARG CREATED=unknown
LABEL org.opencontainers.image.title="inboxd" \
      org.opencontainers.image.description="Self-hosted test inboxes: receives the mail, hands your test the one-time code." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="$COMMIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.created="$CREATED" \
      org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
COPY --from=build /image/inboxd /usr/local/bin/inboxd
# Where Debian keeps those of its packages.
COPY LICENSE /usr/share/doc/inboxd/copyright
COPY --from=build /image/inboxd.licenses.txt /usr/share/doc/inboxd/THIRD-PARTY-LICENSES.txt
# A number needs no entry in /etc/passwd, and an orchestrator can see that it is not root. A named volume takes
# over the owner of this directory; a bind mount has to belong to 10001 already.
COPY --from=build --chown=10001:10001 /image/data /data
USER 10001:10001
WORKDIR /data
ENV EMAIL_INBOX_DATABASE_URL=file:/data/inbox.db
# Of the C library, not of inboxd: as a rule it keeps what was freed for each of a dozen threads apart. With two such places a
# busy server takes 20 MB less, and reads as many mails a second.
ENV MALLOC_ARENA_MAX=2
VOLUME /data
# Neither port needs a privilege; publish 25:2525 to receive for a domain.
EXPOSE 2525 8025
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["/usr/local/bin/inboxd", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/inboxd"]
CMD ["serve"]
