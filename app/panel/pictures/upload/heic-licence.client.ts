import licence from "libheif-js/libheif-wasm/LICENSE?url";

/** Where browsers get the licence of the decoder; the server has no use for it, and imports no such files. */
export const heicLicence = licence;
