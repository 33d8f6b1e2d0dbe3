# Untested: nobody has built or run this image yet.
FROM node:24-slim AS build
WORKDIR /srv/forecourt
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-save --no-audit --no-fund

# What only builds and tests stays behind.
FROM node:24-slim
WORKDIR /srv/forecourt
COPY --from=build /srv/forecourt ./
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["npm", "run", "serve"]
