-- What wrk measured, as JSON on a line of its own; times in milliseconds.
function done(summary, latency)
  local failed = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"perSecond":%.3f,"p50":%.3f,"p99":%.3f,"longest":%.3f,"errors":%d,"wrong":%d}',
    summary.requests,
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    latency.max / 1000,
    failed.connect + failed.read + failed.write + failed.timeout,
    failed.status
  ))
end
