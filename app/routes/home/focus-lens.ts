/** Blurs a picture by the distances in another, as a lens does; the strength is at most `REACH` of the width. */

const REACH = 0.02;
const SAMPLES = 48;

const corners = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  at = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0, 1);
}`;

// Points on a sunflower's spiral lie evenly in a disc. A point gives its light to this one if its own disc reaches it;
// what is farther away than this one is hidden behind it, and reaches no further than its disc. The spiral is turned at
// every pixel by noise (J. Jimenez, "Next Generation Post Processing in Call of Duty", 2014), so that it is not seen.
const blur = `#version 300 es
precision highp float;
uniform sampler2D picture, depths;
uniform float focus, ratio;
in vec2 at;
out vec4 color;
float discOf(float depth) { return min(abs(depth - focus) * 1.7, 1.0); }
void main() {
  // The edge of what is nearer is as blurred as that is.
  vec2 step = 1.5 / vec2(textureSize(depths, 0));
  float depth = texture(depths, at).r, total = 1.0, nearest = depth;
  for (int i = 0; i < 4; i++) {
    vec2 side = vec2(i & 1, i >> 1) * 2.0 - 1.0;
    nearest = max(nearest, texture(depths, at + side * step).r);
  }
  float disc = max(discOf(depth), nearest > depth + 0.05 ? discOf(nearest) : 0.0);
  float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  vec3 light = texture(picture, at).rgb, sum = light * light;
  for (int i = 1; i < ${SAMPLES}; i++) {
    float away = sqrt(float(i) / ${SAMPLES}.0), angle = float(i) * 2.39996323 + turn * 6.2831853;
    vec2 there = at + vec2(cos(angle), sin(angle) * ratio) * away * ${REACH};
    float other = texture(depths, there).r, reach = discOf(other);
    if (other < depth) reach = min(reach, disc);
    float weight = smoothstep(away - 0.08, away + 0.08, reach);
    vec3 c = texture(picture, there).rgb;
    sum += c * c * weight;
    total += weight;
  }
  color = vec4(sqrt(sum / total), 1);
}`;

export type Lens = { focusOn: (depth: number) => void; free: () => void };

/** Null where there is no graphics processor to draw it. */
export async function lensOver(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  depths: ImageBitmap,
): Promise<Lens | null> {
  const gl = canvas.getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  const program = gl && (await compiled(gl));
  if (!gl || !program) return null;
  gl.useProgram(program);
  for (const [unit, image] of [picture, depths].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }
  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1i(place("depths"), 1);
  gl.uniform1f(place("ratio"), canvas.width / canvas.height);
  const focus = place("focus");
  return {
    focusOn(depth) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform1f(focus, depth);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    free: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

/** The page can be scrolled meanwhile where the browser compiles beside it. Null where it fails. */
async function compiled(gl: WebGL2RenderingContext): Promise<WebGLProgram | null> {
  const parallel = gl.getExtension("KHR_parallel_shader_compile");
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, blur],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // A context that is lost answers null.
  const isCompiling = () =>
    parallel && gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === false;
  while (isCompiling()) await new Promise(requestAnimationFrame);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
