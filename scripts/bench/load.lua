-- Visits as wrk asks for them: wrk ... -s scripts/bench/load.lua <origin> -- <list of files>
-- The list names by line an address to ask for ("ask"), or a file that is right as an answer ("whole").

local addresses = {}
local whole = {}

function init(arguments)
  for line in io.lines(arguments[1]) do
    local what, value = line:match("^(%w+) (.+)$")
    if what == "ask" then
      table.insert(addresses, value)
    else
      local file = assert(io.open(value, "rb"))
      whole[file:read("*a")] = true
      file:close()
    end
  end
end

local turn = 0
unexpected = 0

function request()
  turn = turn % #addresses + 1
  return wrk.format("GET", addresses[turn], { ["Accept-Encoding"] = "br" })
end

function response(status, _, body)
  if status ~= 200 or not whole[body] then unexpected = unexpected + 1 end
end

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function done(summary, latency)
  local count = 0
  for _, thread in ipairs(threads) do count = count + thread:get("unexpected") end
  local errors = summary.errors
  print(string.format(
    'figures {"requests":%d,"perSecond":%.0f,"connect":%d,"read":%d,"write":%d,"timeout":%d,"status":%d,"unexpected":%d,"p50":%.1f,"p99":%.1f,"p999":%.1f,"longest":%.1f}',
    summary.requests, summary.requests / summary.duration * 1e6,
    errors.connect, errors.read, errors.write, errors.timeout, errors.status, count,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency:percentile(99.9) / 1000,
    latency.max / 1000
  ))
end
