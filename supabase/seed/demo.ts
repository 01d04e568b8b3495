/**
 * The demo content: eight posts and seven case studies, as rows of their tables.
 *
 * Every client and every figure here is invented sample data. Clients are described, never named,
 * so that nobody takes them for real companies; put your own work in their place.
 */
import { agentChannel } from "./cases/agent-channel.ts";
import { aviationChannel } from "./cases/aviation-channel.ts";
import { droneCity } from "./cases/drone-city.ts";
import { eventLive } from "./cases/event-live.ts";
import { investmentCampaign } from "./cases/investment-campaign.ts";
import { podcastSet } from "./cases/podcast-set.ts";
import { productFilm } from "./cases/product-film.ts";
import { coreWebVitals } from "./posts/core-web-vitals.ts";
import { droneOverCity } from "./posts/drone-over-city.ts";
import { focalLengths } from "./posts/focal-lengths.ts";
import { liveStreaming } from "./posts/live-streaming.ts";
import { measuringVideo } from "./posts/measuring-video.ts";
import { oneLightOrThree } from "./posts/one-light-or-three.ts";
import { podcastSound } from "./posts/podcast-sound.ts";
import { shootingDay } from "./posts/shooting-day.ts";

/** A row is as old as its publication, so that feeds and sitemaps tell a believable story. */
function dated<Row extends { published_at: string }>(row: Row) {
  return { ...row, created_at: row.published_at, updated_at: row.published_at };
}

export const blogPosts = [
  oneLightOrThree,
  shootingDay,
  podcastSound,
  droneOverCity,
  focalLengths,
  liveStreaming,
  measuringVideo,
  coreWebVitals,
].map(dated);

export const caseStudies = [
  aviationChannel,
  investmentCampaign,
  agentChannel,
  podcastSet,
  eventLive,
  productFilm,
  droneCity,
].map(dated);
