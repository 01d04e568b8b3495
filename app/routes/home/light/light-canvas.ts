/** Adds the pictures of three lamps as light adds: linear, in WebGL. */

const corners = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  at = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0, 1);
}`;

// The curves of sRGB (IEC 61966-2-1).
const sum = `#version 300 es
precision highp float;
uniform sampler2D key, back, ground;
uniform vec3 parts;
in vec2 at;
out vec4 color;
vec3 light(sampler2D lamp) {
  vec3 c = texture(lamp, at).rgb;
  return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c));
}
void main() {
  vec3 c = light(key) * parts.x + light(back) * parts.y + light(ground) * parts.z;
  color = vec4(mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1);
}`;

const lamps = ["key", "back", "ground"];

export type LightCanvas = { show: (parts: readonly number[]) => void; free: () => void };

/**
 * Null where there is no graphics processor to draw it. The lamps come in the order key, back, ground. Each is taken up
 * in a frame of its own, since a picture may take 40 ms.
 */
export async function lightCanvas(
  canvas: HTMLCanvasElement,
  pictures: readonly TexImageSource[],
): Promise<LightCanvas | null> {
  const gl = canvas.getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  const program = gl && linked(gl);
  if (!gl || !program) return null;
  gl.useProgram(program);
  const place = (name: string) => gl.getUniformLocation(program, name);
  for (const [unit, picture] of pictures.entries()) {
    await new Promise(requestAnimationFrame);
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.uniform1i(place(lamps[unit] ?? ""), unit);
  }
  const parts = place("parts");
  // The graphics processor has been taken away meanwhile.
  if (!parts) return null;
  return {
    show([key = 0, back = 0, ground = 0]) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform3f(parts, key, back, ground);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    free: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, sum],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
