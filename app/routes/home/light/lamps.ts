import back from "./light-back.avif?url&no-inline";
import ground from "./light-ground.avif?url&no-inline";
import key from "./light-key.avif?url&no-inline";

/** The addresses of the pictures of the three lamps, in the order of a setting. */
export const lamps = [key, back, ground] as const;
