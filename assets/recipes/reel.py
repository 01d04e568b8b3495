# The reel: shots cut on the beat (96 a minute, so 15 frames at 24 a second), each moved by move.py.
#   reel.py [number ...]   makes the shots that are not there yet;  reel.py join   cuts them together
from move import *
BEAT=15; W,H=1280,720; BIG=(1344,1008); OUT=ART+'/shots'; os.makedirs(OUT,exist_ok=True)
def on(t,a,b): return ease(float(np.clip((t-a)/(b-a),0,1)))
def flicker(t,at):
    """a tube that catches: two flashes, then light"""
    u=(t-at)*24*2.5
    return 0 if u<0 else (.8 if u<2 else 0 if u<5 else .9 if u<8 else .12 if u<11 else on(u,11,17))
def hero(n,first):
    """frames of the loop that the home page shows"""
    for i in range(n):
        f=cv2.imread(f'{ART}/hero/{(first+i)%200+1:04d}.png'); yield lin(f),i/(n-1)
def lens(beats,first,fade):
    w=writer(fade[2],W,H); rng=np.random.default_rng(1); n=beats*BEAT
    for x,t in hero(n,first):
        z=1.0+.10*t; M=cv2.getRotationMatrix2D((W*.80,H*.48),0,z); y=cv2.warpAffine(x,M,(W,H),flags=cv2.INTER_CUBIC)
        w.stdin.write(out(y*(fade[0]+(fade[1]-fade[0])*on(t,*fade[3])),rng).tobytes())
    w.stdin.close(); w.wait()
S=lambda p,e,k: p+(e-p)*k
SHOTS=[ # beats, source, at, what moves at t (0..1 of the shot)
 (4,'lens',0,None),
 (4,('video','service-video'),.47,lambda t:dict(dx=S(-16,14,t),zoom=S(1.0,1.05,t),light=.12+.88*flicker(t,.36),gain=S(.55,1,on(t,.30,.55)))),
 (2,'aviation-horizon',.5,lambda t:dict(dx=S(10,-10,t),roll=S(-.05,.02,ease(t)),zoom=1.07)),
 (2,'aviation-instrument',.5,lambda t:dict(dx=S(-14,10,t),dy=S(5,-5,t),zoom=1.05,focus=.62,blur=S(26,0,on(t,.0,.5)))),
 (4,'city-avenue',.56,lambda t:dict(dx=S(-5,5,t),dy=S(-16,18,t),zoom=S(1.0,1.09,t),cy=.45,light=S(.25,1,on(t,.05,.45)),gain=S(.7,1.05,on(t,0,.45)))),
 (2,'city-arena',.5,lambda t:dict(dx=S(18,-18,t),zoom=1.05,roll=S(.012,-.012,t))),
 (4,'product-label',.52,lambda t:dict(dx=S(-22,20,t),zoom=1.05,focus=S(.15,.85,on(t,.2,.62)),blur=20,light=S(.35,1,on(t,.2,.7)))),
 (2,'product-turntable',.5,lambda t:dict(dx=S(16,-14,t),dy=S(-6,6,t),zoom=1.05)),
 (4,'podcast-microphone',.5,lambda t:dict(dx=S(-14,14,t),zoom=1.05,light=flicker(t,.25),gain=S(.75,1.05,on(t,.25,.5)),focus=.75,blur=S(16,0,on(t,.3,.8)))),
 (2,'podcast-backstage',.45,lambda t:dict(dx=S(22,-18,t),zoom=1.05)),
 (4,'agent-backstage',.52,lambda t:dict(dx=S(-16,16,t),dy=S(-5,5,t),zoom=S(1.03,1.08,t),cx=.45,cy=.6,gain=S(.10,1.15,on(t,.20,.26)))),
 (4,'event-viewfinder',.45,lambda t:dict(dx=S(-20,20,t),zoom=S(1.03,1.08,t),cx=.48,cy=.42,focus=S(0,.9,on(t,.12,.55)),blur=16)),
 (2,'event-balcony',.52,lambda t:dict(dx=S(20,-16,t),dy=S(8,-6,t),zoom=1.06)),
 (2,'invest-window',.5,lambda t:dict(dy=S(-16,18,t),dx=S(-6,6,t),zoom=1.05,light=S(.05,1,on(t,.15,.5)))),
 (4,'invest-backstage',.45,lambda t:dict(dx=S(-26,22,t),dy=S(-8,6,t),zoom=1.05,light=S(.3,1,on(t,.2,.6)))),
 (2,('team','service-team'),.52,lambda t:dict(dx=S(-12,8,t),zoom=S(1.05,1.0,ease(t)),light=S(1,.0,on(t,.35,.95)),gain=S(1,.8,on(t,.5,1)))),
]
def make(i):
    beats,src,at,how=SHOTS[i]; p=f'{OUT}/{i:02d}.mkv'
    if src=='lens': return lens(beats,0,(0.0,1.0,p,(0,.5)))
    sh=Shot(view(src,BIG) if isinstance(src,str) else master(src[1],src[0],BIG),W,H,at=at)
    w=writer(p,W,H); n=beats*BEAT
    for k in range(n): w.stdin.write(sh.frame(**how(k/(n-1))).tobytes())
    w.stdin.close(); w.wait()
def ready(src):
    if src=='lens': return True
    if not isinstance(src,str): return os.path.exists(f'{V}{src[0]}-own-z.npy')
    a,b=(f'{V}{src}{e}.png' for e in('-on','-off')); return os.path.exists(a) and os.path.getmtime(b)>=os.path.getmtime(a)
if __name__=='__main__':
    a=sys.argv[1:]
    for i in [int(x) for x in a] if a else range(len(SHOTS)):
        if (a or not os.path.exists(f'{OUT}/{i:02d}.mkv')) and ready(SHOTS[i][1]): print(i,SHOTS[i][1],flush=True); make(i)
    print('beats',sum(s[0] for s in SHOTS),'missing',[i for i in range(len(SHOTS)) if not os.path.exists(f'{OUT}/{i:02d}.mkv')])
