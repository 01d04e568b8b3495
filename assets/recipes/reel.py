# The reel: shots and cards cut on the beat (96 a minute, so 15 frames at 24 a second), 48 beats = 30 s, 1920x1080.
#   reel.py [number ...]   makes the shots that are not there yet;   reel.py sound   -> reel.wav
from events import *
BEAT=15; W,H=1920,1080; OUT=ART+'/shots'; os.makedirs(OUT,exist_ok=True)
def zoom(x,z,cx=.5,cy=.5): M=cv2.getRotationMatrix2D((W*cx,H*cy),0,z); return cv2.warpAffine(x,M,(W,H),flags=cv2.INTER_CUBIC,borderMode=cv2.BORDER_REFLECT)
def event(case,at,a=.05,b=.8,tip=False):
    """an event of a case study's picture, while the camera comes a little closer"""
    s=Scene(case,W,H,at)
    return lambda t: zoom(s.at((t if tip else np.clip((t-a)/(b-a),0,1))),1+.04*t)
def wall():
    """the monitors over the desk change their pictures on every beat"""
    k=W/960; p=lin(cv2.resize(cv2.imread(f'{ART}/wall.png'),(W,W*3//4),interpolation=cv2.INTER_CUBIC)); y0=int(.46*W*.75-H/2)
    boxes=[(-60,90,110,226),(148,92,378,224),(408,96,618,222),(648,98,850,220),(-60,240,118,378),(150,238,380,374),(406,236,624,368),(648,235,852,362)]
    shows=[lin(cv2.imread(f'{ART}/shown/{n}.png')) for n in NAMES.values()]; out_=[]
    for beat in range(4):
        q=p.copy()
        for i,(a,b,c,d) in enumerate(boxes):
            a,b,c,d=[int(v*k) for v in(a,b,c,d)]; h=d-b; big=max(c-a,-(-h*4//3)); pic=cv2.resize(shows[(i*3+beat*2)%7],(big,-(-big*3//4)),interpolation=cv2.INTER_AREA); o=(pic.shape[0]-h)//2; e=(big-c+a)//2; pic=cv2.GaussianBlur(pic[o:o+h,e:e+c-a],(0,0),4.5)
            m=np.zeros((h,c-a),np.float32); m[10:-10,10:-10]=1; m=cv2.GaussianBlur(m,(0,0),7)[...,None]; l=max(a,0); q[b:d,l:c]=(q[b:d,l:c]*(1-m)+pic*.85*m)[:,l-a:] if a>=0 else q[b:d,l:c]*(1-m[:,-a:])+(pic*.85*m)[:,-a:]
        out_.append(q[max(y0,0):max(y0,0)+H])
    return lambda t: zoom(out_[min(int(t*4),3)],1.02+.03*t)
def iris():
    """nine blades close behind the front glass"""
    p=lin(cv2.resize(cv2.imread(f'{ART}/pictures/hero-bg.png'),(W,H),interpolation=cv2.INTER_AREA)); k=W/960; c=np.array([752*k,276*k]); r=np.array([140*k,182*k]); yy,xx=np.mgrid[0:H,0:W].astype(np.float32)
    u,v=(xx-c[0])/r[0],(yy-c[1])/r[1]; ang=np.arctan2(v,u); rad=np.hypot(u,v); inside=np.clip((1-rad)/.02,0,1)
    def at(t):
        f=step(t,.30,.78); a=ang+1.1*f; n=2*np.pi/9; open_=np.clip((1.12*(1-f)-rad*np.cos((a%n)-n/2)/np.cos(n/2)*1.0)/.012,0,1)
        leaf=.012+.020*np.clip(np.cos((a%n)*4.5),0,1)+.010*(1-rad); edge=np.exp(-((rad*np.cos((a%n)-n/2)/np.cos(n/2)-1.12*(1-f))/.012)**2)*.10
        m=(inside*(1-open_))[...,None]; blade=(leaf+edge)[...,None]*np.array([.75,.85,1.15],np.float32); dark=1-step(t,.80,.98)
        return zoom((p*(1-m)+blade*m)*dark,1+.05*t,.78,.51)
    return at
def card(n,leave=True):
    x=lin(cv2.imread(f'{ART}/cards/{n}.png'))
    def at(t):
        f=step(t,0,.16)*(1-(step(t,.90,1) if leave else step(t,.86,1))); return np.roll(x,int(26*(1-step(t,0,.2))),0)*f
    return at
SHOTS=[ # beats, what, the colours of
 (4,lambda:event('event',.44),None),
 (2,lambda:card('1'),None),
 (4,wall,None),
 (4,lambda:event('invest',.55),'invest'),
 (4,lambda:event('city',.46),'city'),
 (2,lambda:card('2'),None),
 (4,lambda:event('aviation',.48,tip=True),'aviation'),
 (4,lambda:event('podcast',.46,.1,.7),'podcast'),
 (4,lambda:event('product',.50),'product'),
 (4,lambda:event('agent',.50,.1,.7),'agent'),
 (2,lambda:card('3'),None),
 (4,iris,None),
 (6,lambda:card('end',False),None),
]
def make(i):
    beats,what,case=SHOTS[i]; at=what(); raw=f'{OUT}/{i:02d}.raw.mkv'; w=writer(raw,W,H); n=beats*BEAT; rng=np.random.default_rng(i)
    for k in range(n): w.stdin.write(out(at(k/(n-1)),rng).tobytes())
    w.stdin.close(); w.wait()
    subprocess.run(['ffmpeg','-v','error','-y','-i',raw]+(['-vf',lut(case)+',format=yuv444p'] if case else [])+['-c:v','libx264','-threads','2','-preset','ultrafast','-qp','6','-pix_fmt','yuv444p',f'{OUT}/{i:02d}.mkv'],check=True); os.remove(raw)
# ---- the music: made here, so nobody else has a right to it
def sound(path,sr=48000):
    import wave; T=30.0; n=int(sr*T); t=np.arange(n)/sr; L=np.zeros(n); R=np.zeros(n); beat=60/96; rng=np.random.default_rng(3)
    def put(x,at,gain=1,pan=0):
        i=int(at*sr); x=x[:max(0,n-i)]; L[i:i+len(x)]+=x*gain*(1-max(pan,0)); R[i:i+len(x)]+=x*gain*(1+min(pan,0))
    def env(d,a,r): k=np.arange(int(d*sr))/sr; return np.minimum(1,k/a)*np.exp(-k/r)
    kick=lambda: np.sin(2*np.pi*np.cumsum(46+90*np.exp(-np.arange(int(.5*sr))/sr*28))/sr)*env(.5,.002,.13)
    def tick(d=.05,r=.012): x=rng.normal(0,1,int(d*sr)); return np.diff(np.concatenate([[0],x]))*env(d,.001,r)
    chords=[(45,52,57,60),(41,48,57,60),(48,55,60,64),(43,50,59,62)]; hz=lambda m: 440*2**((m-69)/12)
    for bar in range(12):
        at=bar*4*beat; level=.35+.65*min(1,bar/4); ch=chords[(bar//1)%4]; d=4*beat+.8; k=np.arange(int(d*sr))/sr; fade=np.minimum(1,k/.5)*np.minimum(1,np.maximum(0,(d-k)/.8))
        for j,m in enumerate(ch):
            x=sum(np.sin(2*np.pi*hz(m)*(1+c)*k+ph)/q for q,(c,ph) in enumerate(((0,0),(.003,1),(-.003,2)),1))+.25*np.sin(4*np.pi*hz(m)*k)
            put(x*fade*(.7+.3*np.sin(2*np.pi*k/(4*beat))),at,.055*level,(-.4,.4,-.2,.2)[j])
        put(np.tanh(2.2*np.sin(2*np.pi*hz(ch[0]-12)*k))*fade,at,.10*level)
        if bar>=1 and bar<11:
            for b in range(4): put(kick(),at+b*beat,.42 if b%2==0 else .30)
            for b in range(8): put(tick(),at+b*beat/2,.05 if b%2 else .085,.3 if b%2 else -.3)
        if bar>=3 and bar<11:
            for b in range(8):
                m=ch[(b*3+bar)%4]+12+(12 if b%5==0 else 0); k2=np.arange(int(.5*sr))/sr; put(np.sin(2*np.pi*hz(m)*k2+1.2*np.sin(4*np.pi*hz(m)*k2)*np.exp(-k2*9))*env(.5,.004,.13),at+b*beat/2,.085,(-.5,.5)[b%2])
    at=0
    for beats,what,case in SHOTS:      # each cut is heard
        put(tick(.5,.10)*.6,at*beat,.10); at+=beats
    for bus in(L,R):
        for d,g in((.31,.22),(.47,.15)): k=int(d*sr); bus[k:]+=bus[:-k]*g
        bus*=np.minimum(1,t/.4)*np.minimum(1,np.maximum(0,(T-t)/2.2)); bus[:]=np.tanh(bus*1.1)
    y=np.stack([L,R],1); y*=.80/np.abs(y).max()
    with wave.open(path,'wb') as f: f.setnchannels(2); f.setsampwidth(2); f.setframerate(sr); f.writeframes((y*32767).astype('<i2').tobytes())
if __name__=='__main__':
    a=sys.argv[1:]
    if a==['sound']: sound(f'{ART}/reel.wav'); sys.exit()
    for i in [int(x) for x in a] if a else range(len(SHOTS)):
        if a or not os.path.exists(f'{OUT}/{i:02d}.mkv'): print(i,flush=True); make(i)
    print('beats',sum(s[0] for s in SHOTS))
