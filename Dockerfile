# docker build -t comptoir . && docker run -p 4280:4280 -v comptoir:/var/lib/comptoir comptoir
FROM node:24-bookworm-slim AS release
WORKDIR /build
COPY . .
RUN npm ci --include=dev && npm run release && mkdir /opt/comptoir \
  && tar -xzf dist/release/*.tar.gz -C /opt/comptoir --strip-components=1

FROM node:24-bookworm-slim
RUN useradd --system --home-dir /var/lib/comptoir --create-home comptoir
COPY --from=release /opt/comptoir /opt/comptoir
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/comptoir/data COMPTOIR_ENV=
WORKDIR /var/lib/comptoir
VOLUME /var/lib/comptoir
USER comptoir
EXPOSE 4280
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4280/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/comptoir/comptoir"]
CMD ["start"]
