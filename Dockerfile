# Untested: nobody has built or run this image yet.
FROM node:24-slim
WORKDIR /srv/forecourt
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["npm", "run", "serve"]
