-- A visit as wrk asks for it: list pages with their data, scripts and first pictures, in turn.
-- The addresses come from the build: wrk ... -s hosting/load.lua <origin> -- public

local addresses = {}

function init(arguments)
  local public = arguments[1] or "public"
  local pages = { "/visakha-rentals", "/car-rental-in-vizag", "/taxi-rental-in-vizag" }
  for _, page in ipairs(pages) do
    local file = assert(io.open(public .. page .. ".html"))
    local html = file:read("*a")
    file:close()
    table.insert(addresses, page)
    table.insert(addresses, "/page-data" .. page .. "/page-data.json")
    local pictures = 0
    for picture in html:gmatch("(/static/[^%s\",]+%.avif) 672w") do
      pictures = pictures + 1
      if pictures <= 4 then table.insert(addresses, picture) end
    end
    for script in html:gmatch('data%-scripts="([^"]+)"') do
      for address in script:gmatch("%S+") do table.insert(addresses, address) end
    end
  end
end

local turn = 0

function request()
  turn = turn % #addresses + 1
  return wrk.format("GET", addresses[turn], { ["Accept-Encoding"] = "br, gzip" })
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    "%d requests, %.0f a second, %d errors, 99 %% within %.1f ms",
    summary.requests,
    summary.requests / summary.duration * 1e6,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(99) / 1000
  ))
end
